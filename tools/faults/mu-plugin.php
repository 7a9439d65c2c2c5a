<?php

/**
 * Plugin Name: Courant fault injection
 * Description: For `npm run faults` only: signs requests in by a header, kills a worker at a statement, and runs what has no URL.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

(static function (): void {
    $header = static fn (string $name): int => isset($_SERVER['HTTP_X_FAULTS_' . $name]) && is_numeric($_SERVER['HTTP_X_FAULTS_' . $name])
        ? (int) $_SERVER['HTTP_X_FAULTS_' . $name] : 0;
    $user = $header('USER');
    if ($user > 0) {
        add_filter('determine_current_user', static fn (): int => $user, 99);
    }
    $last = $header('KILL');
    $seen = 0;
    if ($last > 0) {
        add_filter('query', static function (string $statement) use ($last, &$seen): string {
            if (++$seen === $last) {
                // SIGKILL; the constant belongs to an extension that PHP-FPM has not.
                posix_kill((int) getmypid(), 9);
                sleep(10);
            }

            return $statement;
        }, PHP_INT_MAX);
    }
})();

add_action('wp_ajax_courant_faults', static function (): void {
    $kernel = CourantDesk\Kernel\Kernel::build(COURANT_DESK_FILE, COURANT_DESK_VERSION);
    $given = static fn (string $name): string => isset($_POST[$name]) && is_string($_POST[$name]) ? wp_unslash($_POST[$name]) : '';
    $library = new CourantDesk\Applications\Wp\PostFormLibrary($kernel->sql);
    $fields = static fn (string $label): array => [
        ['name' => 'awsm_applicant_name', 'type' => 'text', 'label' => $label, 'required' => true],
        ['name' => 'awsm_applicant_email', 'type' => 'email', 'label' => 'Email', 'required' => true],
    ];
    $id = (int) $given('id');
    $reference = get_post_meta($id, 'courant_reference', true);
    $answer = match ($given('what')) {
        'setup' => (static function (): int {
            (new CourantDesk\Applications\ApplicationsSettings())->save(['limit' => 100000, 'reply_limit' => 1000, 'site_reply_limit' => 100000, 'min_free_megabytes' => 0]);

            return 1;
        })(),
        'opening' => wp_insert_post(['post_type' => 'awsm_job_openings', 'post_status' => 'publish', 'post_title' => 'Editor', 'post_content' => 'Text.']),
        'link' => (new CourantDesk\Applications\Domain\ApplicationLink((new CourantDesk\Applications\Wp\SigningKey())->get()))
            ->mark($id, is_string($reference) ? $reference : ''),
        'import' => (new CourantDesk\Jobs\Wp\PostOpeningStore($kernel->sql, $kernel->clock, $kernel->log))->save(new CourantDesk\Jobs\Domain\OpeningDraft(
            title: $given('title'),
            content: '<p>Imported.</p>',
            status: 'publish',
            closing: new DateTimeImmutable('+30 days'),
            terms: ['job-category' => ['Editorial'], 'job-location' => ['Berlin']],
            identifier: $given('title'),
            marks: ['_faults' => $given('title')],
        ), $id)->isOk(),
        'form' => $library->save(CourantDesk\Applications\Domain\FormShape::read($fields('Name'), title: 'Form'))?->id,
        'form-change' => $library->save(CourantDesk\Applications\Domain\FormShape::read($fields($given('title')), $id, (int) $given('version'), 'Form')) !== null,
        'sweep' => (static function (): int {
            do_action('courant_desk_sweep_applications');

            return 1;
        })(),
        default => false,
    };
    wp_send_json(['success' => $answer !== false && $answer !== null ? [(string) $answer] : []], $answer !== false && $answer !== null ? 200 : 503);
});
