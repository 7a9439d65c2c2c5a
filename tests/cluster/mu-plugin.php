<?php

/**
 * Plugin Name: Courant cluster tests
 * Description: For `npm test -- cluster` only: authenticates requests by a header, and runs operations
 * that have no URL.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

if (isset($_SERVER['HTTP_X_CLUSTER_USER'])) {
    add_filter('determine_current_user', static fn (): int => 1, 99);

    // WordPress calls this function before each screen. Its own one requires a cookie.
    function auth_redirect(): void
    {
    }
}

if (isset($_GET['courant_cluster_cookie'])) {
    setcookie('courant_cluster', (string) random_int(1, PHP_INT_MAX));
}

// Requests to the address of a single node are not redirected to the URL of the site.
add_filter('redirect_canonical', '__return_false');

if (preg_match('/^\w+$/D', (string) ($_SERVER['HTTP_X_CLUSTER_MEMORY'] ?? '')) === 1) {
    register_shutdown_function(static function (): void {
        file_put_contents(
            dirname(ABSPATH) . '/memory-' . $_SERVER['HTTP_X_CLUSTER_MEMORY'],
            (string) ceil(memory_get_peak_usage() / MB_IN_BYTES),
        );
    });
}

if (isset($_SERVER['HTTP_X_CLUSTER_QUERIES'])) {
    define('SAVEQUERIES', true);
    // Responds with the number of statements that read openings or the index.
    ob_start(static function (string $text): string {
        $statements = array_map(
            static fn (mixed $query): string => is_array($query) && is_string($query[0] ?? null) ? $query[0] : '',
            $GLOBALS['wpdb']->queries ?? [],
        );
        $reads = preg_grep('/courant_job|awsm_job_openings|FROM wp_posts/', $statements);
        header('X-Opening-Queries: ' . count((array) $reads));
        header('X-Opening-Statements: ' . rawurlencode(substr(implode(' | ', (array) $reads), 0, 3000)));

        return $text;
    });
}

/** Records when a task of the tests begins and ends. It takes the given number of milliseconds. */
function courant_cluster_record(string $name, string $state): void
{
    $GLOBALS['wpdb']->insert('wp_cluster_runs', [
        'name' => $name, 'state' => $state, 'node' => (string) basename(dirname(ABSPATH)),
    ]);
}

add_action('plugins_loaded', static function (): void {
    $tasks = new CourantDesk\Kernel\ScheduledTasks(
        CourantDesk\Kernel\Sql::fromGlobal(),
        new CourantDesk\Kernel\SystemClock(),
    );
    $task = static function (mixed $name, mixed $milliseconds): void {
        courant_cluster_record((string) $name, 'begins');
        usleep(1000 * (int) $milliseconds);
        courant_cluster_record((string) $name, 'ends');
    };
    add_action('courant_desk_cluster_test', $tasks->exclusive('cluster-test', $task), 10, 2);
}, 20);

add_action('transition_post_status', static function (string $new, string $old, WP_Post $post): void {
    if ($new === 'expired' && $old === 'publish' && $post->post_type === 'awsm_job_openings') {
        add_post_meta($post->ID, 'cluster_closed', '1');
    }
}, 10, 3);

add_action('wp_ajax_courant_cluster', static function (): void {
    $given = static fn (string $name): string => isset($_POST[$name]) && is_string($_POST[$name])
        ? wp_unslash($_POST[$name]) : '';
    $id = (int) $given('id');
    $result = match ($given('what')) {
        'setup' => (static function (): int {
            (new CourantDesk\Applications\ApplicationsSettings())->save([
                'limit' => 100000, 'reply_limit' => 1000, 'site_reply_limit' => 100000, 'min_free_megabytes' => 0,
                'max_hour_megabytes' => 100000, 'max_megabytes' => 101,
            ]);

            return 1;
        })(),
        'opening' => wp_insert_post([
            'post_type' => 'awsm_job_openings', 'post_status' => 'publish', 'post_title' => $given('title'),
            'post_content' => 'Text.',
        ]),
        'term' => wp_insert_term($given('title'), 'job-category')['term_id'] ?? 0,
        'close' => wp_update_post(['ID' => $id, 'post_status' => 'expired']),
        'open' => wp_update_post(['ID' => $id, 'post_status' => 'publish']),
        'rename' => wp_update_post(['ID' => $id, 'post_title' => $given('title')]),
        'download' => CourantDesk\PrivateFiles\Http\SignedDownloadController::url(
            (new CourantDesk\PrivateFiles\Storage\KeyRepository(
                CourantDesk\Kernel\Sql::fromGlobal(),
                COURANT_FILE_KEYS,
            ))->downloadSignature(),
            $id,
            (int) $given('application'),
            time() + HOUR_IN_SECONDS,
        ),
        'url' => (string) get_permalink($id),
        'task' => (static function () use ($given, $id): int {
            do_action('courant_desk_cluster_test', $given('title'), $id);

            return 1;
        })(),
        'event' => (static function () use ($given): int {
            do_action($given('title'));

            return 1;
        })(),
        'schedule' => wp_schedule_single_event(time() - 1, 'courant_desk_cluster_test', [$given('title'), $id]),
        'queue' => class_exists('ActionScheduler_QueueRunner')
            ? ActionScheduler_QueueRunner::instance()->run() : 0,
        'emails' => (static function () use ($given, $id): int {
            for ($number = 0; $number < $id; $number++) {
                do_action(
                    'courant_desk_enqueue_site_email',
                    'health',
                    [$number . '.' . $given('title') . '@courant.example'],
                    ['{issues}' => "$number"],
                );
            }

            return $id;
        })(),
        default => '',
    };
    wp_send_json(['value' => is_scalar($result) ? (string) $result : '']);
});
