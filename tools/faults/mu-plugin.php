<?php

/**
 * Plugin Name: Courant fault injection
 * Description: For `npm run faults` only: authenticates requests by a header, identifies the worker process to the
 * proxy of the database, and runs operations that have no URL.
 */

declare(strict_types=1);

namespace CourantFaults;

use CourantDesk\ApplicationForms\Domain\FormSerializer;
use CourantDesk\ApplicationForms\Storage\FormRepository;
use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Applications\Domain\ApplicantPortalToken;
use CourantDesk\Applications\ProtectionSettings;
use CourantDesk\Applications\Storage\SigningKey;
use CourantDesk\Email\SiteEmails;
use CourantDesk\Email\Storage\EmailQueueRepository;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Openings\Domain\OpeningDraft;
use CourantDesk\Openings\Frontend\TranslatedFieldLabels;
use CourantDesk\Openings\OpeningsSettings;
use CourantDesk\Openings\Storage\ClosingNotifier;
use CourantDesk\Openings\Storage\OpeningCopier;
use CourantDesk\Openings\Storage\PostOpeningRepository;
use CourantDesk\Openings\Storage\PostOpeningWriter;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;
use CourantDesk\PrivateFiles\PrivateFilesFactory;
use CourantDesk\SearchIndex\Storage\IndexBuilder;
use CourantDesk\SearchIndex\Storage\IndexState;
use DateTimeImmutable;
use WP_Post;
use WP_REST_Request;
use wpdb;

defined('ABSPATH') || exit;

/** Runs the operation that an admin-ajax request names; false and null as its value mean that it failed. */
final class FaultOperations
{
    private readonly Kernel $kernel;

    private readonly int $id;

    public function __construct()
    {
        $this->kernel = Kernel::create(COURANT_DESK_FILE, COURANT_DESK_VERSION);
        $this->id = (int) $this->parameter('id');
    }

    public function respond(): void
    {
        $value = $this->run($this->parameter('what'));
        $isSuccess = $value !== false && $value !== null;
        wp_send_json(
            ['success' => $isSuccess ? [is_scalar($value) ? (string) $value : ''] : []],
            $isSuccess ? 200 : 503,
        );
    }

    private function run(string $operation): mixed
    {
        return match ($operation) {
            'setup' => $this->saveSettings(),
            'opening' => $this->createOpening('Editor', 'Text.'),
            'link' => $this->createPortalToken(),
            'import' => $this->importOpening(),
            'form' => $this->forms()->save(FormSerializer::parse(self::fields('Name'), title: 'Form'))?->id,
            'form-change' => $this->changeForm(),
            'version' => $this->readSpecificationsVersion(),
            'duplicates' => $this->saveDuplicatePolicy(),
            'terms' => $this->createTermsAndOpening(),
            'copy' => $this->copyOpening(),
            'opening-save' => wp_update_post(['ID' => $this->id, 'post_title' => $this->parameter('title')]),
            'emails' => self::doAction('courant_desk_send_mails'),
            'erase' => $this->erasePersonalData(),
            'rewrite' => $this->rewriteFile(),
            'closing' => $this->notifyOfClosing(),
            'reindex' => $this->rebuildIndex(),
            'cleanup' => self::doAction('courant_desk_sweep_applications'),
            default => false,
        };
    }

    private function parameter(string $name): string
    {
        return isset($_POST[$name]) && is_string($_POST[$name]) ? wp_unslash($_POST[$name]) : '';
    }

    private function forms(): FormRepository
    {
        return new FormRepository($this->kernel->sql);
    }

    /** @return list<array<string, mixed>> */
    private static function fields(string $nameLabel): array
    {
        return [
            ['name' => 'awsm_applicant_name', 'type' => 'text', 'label' => $nameLabel, 'required' => true],
            ['name' => 'awsm_applicant_email', 'type' => 'email', 'label' => 'Email', 'required' => true],
        ];
    }

    /** @param non-empty-string $hook */
    private static function doAction(string $hook): int
    {
        do_action($hook);

        return 1;
    }

    private function saveSettings(): int
    {
        (new ApplicationsSettings())->save(
            ['limit' => 100000, 'reply_limit' => 1000, 'site_reply_limit' => 100000, 'min_free_megabytes' => 0]
        );
        (new OpeningsSettings())->save(['warn_days' => 3]);

        return 1;
    }

    private function saveDuplicatePolicy(): int
    {
        (new ProtectionSettings())->save(['duplicates' => $this->parameter('value')]);

        return 1;
    }

    private function createOpening(string $title, string $content = ''): int
    {
        return wp_insert_post([
            'post_type' => 'awsm_job_openings',
            'post_status' => 'publish',
            'post_title' => $title,
            'post_content' => $content,
        ]);
    }

    private function createPortalToken(): string
    {
        $reference = get_post_meta($this->id, 'courant_reference', true);

        return (new ApplicantPortalToken((new SigningKey())->get()))
            ->issue($this->id, is_string($reference) ? $reference : '');
    }

    private function importOpening(): bool
    {
        $title = $this->parameter('title');
        $draft = new OpeningDraft(
            title: $title,
            content: '<p>Imported.</p>',
            status: 'publish',
            closing: new DateTimeImmutable('+30 days'),
            // Term names that do not exist yet, so that each import creates terms as the first one does.
            terms: ['job-category' => ["Editorial {$title}"], 'job-location' => ["Berlin {$title}"]],
            identifier: $title,
            meta: ['_faults' => $title],
        );

        return (new PostOpeningWriter($this->kernel->sql, $this->kernel->clock, $this->kernel->log))
            ->save($draft, $this->id)->isSuccess();
    }

    private function changeForm(): bool
    {
        $form = FormSerializer::parse(
            self::fields($this->parameter('title')),
            $this->id,
            (int) $this->parameter('version'),
            'Form',
        );

        return $this->forms()->save($form) !== null;
    }

    private function readSpecificationsVersion(): mixed
    {
        $request = new WP_REST_Request('GET', '/courant/v1/specifications');
        $request->set_param('context', 'edit');

        return ((array) rest_do_request($request)->get_data())['version'] ?? null;
    }

    /** Returns the IDs of two terms, and of an opening that has the first of them, separated by spaces. */
    private function createTermsAndOpening(): string
    {
        $name = $this->parameter('name');
        $ids = [];
        foreach (['From', 'Into'] as $prefix) {
            $term = wp_insert_term("{$prefix} {$name}", 'job-category');
            $ids[] = is_wp_error($term) ? 0 : $term['term_id'];
        }
        $opening = $this->createOpening("Opening {$name}");
        wp_set_object_terms($opening, [$ids[0]], 'job-category');

        return implode(' ', [...$ids, $opening]);
    }

    private function copyOpening(): bool
    {
        $post = get_post($this->id);
        $specifications = new TaxonomySpecificationRepository();

        return $post instanceof WP_Post
            && (new OpeningCopier($this->kernel->sql, $specifications, $this->kernel->log))->copy($post, 1) > 0;
    }

    /** Runs the erasers of the plugin, each to its last page. Returns whether none of them retained an item. */
    private function erasePersonalData(): bool
    {
        $erasers = apply_filters('wp_privacy_personal_data_erasers', []);
        $retained = 0;
        foreach (is_array($erasers) ? $erasers : [] as $name => $eraser) {
            $callback = is_array($eraser) ? $eraser['callback'] ?? null : null;
            $isDone = !str_starts_with((string) $name, 'courant');
            for ($page = 1; is_callable($callback) && !$isDone && $page < 20; $page++) {
                $result = (array) $callback($this->parameter('email'), $page);
                $isDone = ($result['done'] ?? true) === true;
                $retained += ($result['items_retained'] ?? 0) === 0 ? 0 : 1;
            }
        }

        return $retained === 0;
    }

    private function rewriteFile(): bool
    {
        $files = PrivateFilesFactory::create($this->kernel);
        $file = $files->repository()->find($this->id);

        return $file !== null && $files->createRewriter()->rewrite($file);
    }

    private function notifyOfClosing(): int
    {
        $emails = new SiteEmails(
            new EmailQueueRepository($this->kernel->sql, $this->kernel->clock),
            new TranslatedFieldLabels(),
            $this->kernel->clock,
            static fn (): array => [],
        );
        (new ClosingNotifier(
            sql: $this->kernel->sql,
            clock: $this->kernel->clock,
            openings: new PostOpeningRepository(new TaxonomySpecificationRepository()),
            settings: new OpeningsSettings(),
            emails: $emails,
            fieldLabels: new TranslatedFieldLabels(),
        ))->notifyAuthors();

        return 1;
    }

    private function rebuildIndex(): int
    {
        do_action('courant_desk_reindex');
        $state = new IndexState($this->kernel->sql);
        for ($round = 0; $round < 20 && !str_starts_with($state->readStored() ?? '', 'ready'); $round++) {
            do_action(IndexBuilder::BUILD_EVENT);
        }

        return 1;
    }
}

/** Returns the number in the request header X-Faults-$name; 0 if it is missing. */
function readHeader(string $name): int
{
    $value = $_SERVER['HTTP_X_FAULTS_' . $name] ?? null;

    return is_numeric($value) ? (int) $value : 0;
}

if (readHeader('USER') > 0) {
    add_filter('determine_current_user', static fn (): int => readHeader('USER'), 99);
}
if (readHeader('WORKER') > 0) {
    // The proxy between WordPress and the database kills this process at a statement.
    $database = $GLOBALS['wpdb'];
    assert($database instanceof wpdb);
    $database->query("SELECT 'faults worker " . getmypid() . "'");
}
add_action('wp_ajax_courant_faults', static function (): void {
    (new FaultOperations())->respond();
});
