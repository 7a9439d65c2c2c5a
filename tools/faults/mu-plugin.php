<?php

/**
 * Plugin Name: Courant fault injection
 * Description: For `npm run faults` only: signs requests in by a header, names the worker that may be killed, and runs
 * what has no URL.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

(static function (): void {
    $header = static fn (string $name): int => isset($_SERVER['HTTP_X_FAULTS_' . $name])
        && is_numeric($_SERVER['HTTP_X_FAULTS_' . $name])
        ? (int) $_SERVER['HTTP_X_FAULTS_' . $name] : 0;
    $user = $header('USER');
    if ($user > 0) {
        add_filter('determine_current_user', static fn (): int => $user, 99);
    }
    if ($header('WORKER') > 0) {
        // The proxy between WordPress and the database kills this process at a statement.
        $database = $GLOBALS['wpdb'];
        assert($database instanceof wpdb);
        $database->query("SELECT 'faults worker " . getmypid() . "'");
    }
})();

add_action('wp_ajax_courant_faults', static function (): void {
    $kernel = CourantDesk\Kernel\Kernel::create(COURANT_DESK_FILE, COURANT_DESK_VERSION);
    $given = static fn (string $name): string => isset($_POST[$name]) && is_string($_POST[$name])
        ? wp_unslash($_POST[$name])
        : '';
    $library = new CourantDesk\ApplicationForms\Storage\FormRepository($kernel->sql);
    $fields = static fn (string $label): array => [
        ['name' => 'awsm_applicant_name', 'type' => 'text', 'label' => $label, 'required' => true],
        ['name' => 'awsm_applicant_email', 'type' => 'email', 'label' => 'Email', 'required' => true],
    ];
    $id = (int) $given('id');
    $reference = get_post_meta($id, 'courant_reference', true);
    $response = match ($given('what')) {
        'setup' => (static function (): int {
            (new CourantDesk\Applications\ApplicationsSettings())->save(
                ['limit' => 100000, 'reply_limit' => 1000, 'site_reply_limit' => 100000, 'min_free_megabytes' => 0]
            );
            (new CourantDesk\Openings\OpeningsSettings())->save(['warn_days' => 3]);

            return 1;
        })(),
        'opening' => wp_insert_post([
            'post_type' => 'awsm_job_openings', 'post_status' => 'publish', 'post_title' => 'Editor',
            'post_content' => 'Text.',
        ]),
        'link' => (new CourantDesk\Applications\Domain\ApplicantPortalToken(
            (new CourantDesk\Applications\Storage\SigningKey())->get()
        ))
            ->issue($id, is_string($reference) ? $reference : ''),
        'import' => (new CourantDesk\Openings\Storage\PostOpeningWriter($kernel->sql, $kernel->clock, $kernel->log))
            ->save(new CourantDesk\Openings\Domain\OpeningDraft(
                title: $given('title'),
                content: '<p>Imported.</p>',
                status: 'publish',
                closing: new DateTimeImmutable('+30 days'),
                // New ones each time, so that every import creates terms as the first one does.
                terms: [
                    'job-category' => ['Editorial ' . $given('title')],
                    'job-location' => ['Berlin ' . $given('title')],
                ],
                identifier: $given('title'),
                meta: ['_faults' => $given('title')],
            ), $id)->isSuccess(),
        'form' => $library->save(
            CourantDesk\ApplicationForms\Domain\FormSerializer::parse($fields('Name'), title: 'Form')
        )?->id,
        'form-change' => $library->save(CourantDesk\ApplicationForms\Domain\FormSerializer::parse(
            $fields($given('title')),
            $id,
            (int) $given('version'),
            'Form',
        )) !== null,
        'version' => ((array) rest_do_request((static function (): WP_REST_Request {
            $request = new WP_REST_Request('GET', '/courant/v1/specifications');
            $request->set_param('context', 'edit');

            return $request;
        })())->get_data())['version'] ?? null,
        'duplicates' => (static function () use ($given): int {
            (new CourantDesk\Applications\ProtectionSettings())->save(['duplicates' => $given('value')]);

            return 1;
        })(),
        'terms' => (static function () use ($given): string {
            $ids = [];
            foreach (['From', 'Into'] as $word) {
                $made = wp_insert_term("$word {$given('name')}", 'job-category');
                $ids[] = is_wp_error($made) ? 0 : $made['term_id'];
            }
            $opening = wp_insert_post([
                'post_type' => 'awsm_job_openings',
                'post_status' => 'publish',
                'post_title' => 'Opening ' . $given('name'),
            ]);
            wp_set_object_terms($opening, [$ids[0]], 'job-category');

            return implode(' ', [...$ids, $opening]);
        })(),
        'copy' => ($post = get_post($id)) instanceof WP_Post && (new CourantDesk\Openings\Storage\OpeningCopier(
            $kernel->sql,
            new CourantDesk\Openings\Storage\TaxonomySpecificationRepository(),
            $kernel->log,
        ))->copy($post, 1) > 0,
        'opening-save' => wp_update_post(['ID' => $id, 'post_title' => $given('title')]),
        'emails' => (static function (): int {
            do_action('courant_desk_send_mails');

            return 1;
        })(),
        'erase' => (static function () use ($given): bool {
            $erasers = apply_filters('wp_privacy_personal_data_erasers', []);
            $retained = 0;
            foreach (is_array($erasers) ? $erasers : [] as $name => $eraser) {
                $callback = is_array($eraser) ? $eraser['callback'] ?? null : null;
                $isDone = !str_starts_with((string) $name, 'courant');
                for ($page = 1; is_callable($callback) && !$isDone && $page < 20; $page++) {
                    $result = (array) $callback($given('email'), $page);
                    $isDone = ($result['done'] ?? true) === true;
                    $retained += ($result['items_retained'] ?? 0) === 0 ? 0 : 1;
                }
            }

            return $retained === 0;
        })(),
        'rewrite' => (static function () use ($kernel, $id): bool {
            $files = CourantDesk\PrivateFiles\PrivateFilesFactory::create($kernel);

            $file = $files->repository()->find($id);

            return $file !== null && $files->createRewriter()->rewrite($file);
        })(),
        'closing' => (static function () use ($kernel): int {
            (new CourantDesk\Openings\Storage\ClosingNotifier(
                sql: $kernel->sql,
                clock: $kernel->clock,
                openings: new CourantDesk\Openings\Storage\PostOpeningRepository(
                    new CourantDesk\Openings\Storage\TaxonomySpecificationRepository()
                ),
                settings: new CourantDesk\Openings\OpeningsSettings(),
                emails: new CourantDesk\Email\SiteEmails(
                    new CourantDesk\Email\Storage\EmailQueueRepository($kernel->sql, $kernel->clock),
                    new CourantDesk\Openings\Frontend\TranslatedFieldLabels(),
                    $kernel->clock,
                    static fn (): array => [],
                ),
                fieldLabels: new CourantDesk\Openings\Frontend\TranslatedFieldLabels(),
            ))->notifyAuthors();

            return 1;
        })(),
        'reindex' => (static function () use ($kernel): int {
            do_action('courant_desk_reindex');
            for (
                $round = 0;
                $round < 20 && !str_starts_with(
                    (new CourantDesk\SearchIndex\Storage\IndexState($kernel->sql))->readStored() ?? '',
                    'ready',
                );
                $round++
            ) {
                do_action(CourantDesk\SearchIndex\Storage\IndexBuilder::BUILD_EVENT);
            }

            return 1;
        })(),
        'cleanup' => (static function (): int {
            do_action('courant_desk_sweep_applications');

            return 1;
        })(),
        default => false,
    };
    wp_send_json([
        'success' => $response !== false && $response !== null ? [is_scalar($response) ? (string) $response : ''] : [],
    ], $response !== false && $response !== null ? 200 : 503);
});
