<?php

declare(strict_types=1);

namespace CourantDesk\Email;

use Closure;
use CourantDesk\Email\Admin\EmailPreview;
use CourantDesk\Email\Cli\EmailCommand;
use CourantDesk\Email\Domain\EmailQueue;
use CourantDesk\Email\Domain\EmailSampleProvider;
use CourantDesk\Email\Domain\Sender;
use CourantDesk\Email\Frontend\HtmlEmailRenderer;
use CourantDesk\Email\Http\EmailPreviewController;
use CourantDesk\Email\Messages\ApplicationEmailComposer;
use CourantDesk\Email\Messages\EmailSamples;
use CourantDesk\Email\Messages\WeeklySummarySender;
use CourantDesk\Email\Storage\EmailQueueRepository;
use CourantDesk\Email\Storage\EmailQueueSchedule;
use CourantDesk\Email\Storage\EmailQueueTable;
use CourantDesk\Email\Storage\EmailQueueWorker;
use CourantDesk\Email\Storage\MailServerStatus;
use CourantDesk\Kernel\Command;
use CourantDesk\Kernel\CommandDefinition;
use CourantDesk\Kernel\CommandProvider;
use CourantDesk\Kernel\Installable;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\MigrationProvider;
use CourantDesk\Kernel\Module;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestControllerProvider;
use CourantDesk\Kernel\SqlException;
use CourantDesk\Kernel\TableMigration;
use CourantDesk\Openings\Domain\HiringOrganization;

/**
 * Registers the queue of all emails, its worker, the From line, the HTML template, and the preview; see
 * `docs/features/email.md`.
 */
final class EmailModule implements
    Module,
    Installable,
    MigrationProvider,
    RestControllerProvider,
    CommandProvider
{
    private readonly EmailQueueSchedule $schedule;
    private readonly EmailQueueTable $table;
    private readonly MailServerStatus $server;

    /**
     * @param Closure(): Sender              $sender
     * @param Closure(): ApplicationEmailComposer $composer for emails that are composed when they are sent
     * @param list<Closure(): EmailSampleProvider> $sampleProviders sample providers of the modules that send emails
     */
    public function __construct(
        private readonly Kernel $kernel,
        private readonly EmailQueueRepository $queue,
        private readonly Closure $sender,
        private readonly Closure $composer,
        private readonly EmailTemplateSettings $templateSettings,
        private readonly HiringOrganization $organization,
        private readonly array $sampleProviders,
        private readonly SiteEmails $siteEmails,
        private readonly WeeklySummarySender $weeklySummary,
    ) {
        $this->schedule = new EmailQueueSchedule($kernel->clock);
        $this->table = new EmailQueueTable($kernel->sql);
        $this->server = new MailServerStatus($kernel->clock);
    }

    public function boot(): void
    {
        add_filter('cron_schedules', [$this->schedule, 'addInterval']);
        if (!$this->isExternal()) {
            add_action(EmailQueueRepository::QUEUED_HOOK, [$this->schedule, 'startAfterResponse']);
        }
        add_action('courant_desk_health_check', [$this->schedule, 'restore']);
        add_action(EmailQueue::WORK_EVENT, [$this, 'processQueue'], 10, 0);
        add_action(WeeklySummarySender::EVENT, [$this->weeklySummary, 'send']);
        add_action('courant_desk_enqueue_application_email', [$this, 'enqueueApplicationEmail'], 10, 2);
        add_action('courant_desk_enqueue_site_email', [$this, 'enqueueSiteEmail'], 10, 3);
        add_filter('courant_desk_email_from', [$this, 'addFromHeader']);
        $renderer = new HtmlEmailRenderer($this->templateSettings, $this->organization, $this->kernel->template);
        add_filter('courant_desk_mail_html', [$renderer, 'addHtml'], 10, 3);
        if (is_admin()) {
            $preview = new EmailPreview($this->createSamples(), $this->kernel->template, $this->kernel->assets);
            add_action('courant_desk_settings', [$preview, 'print']);
        }
    }

    public function restControllers(): array
    {
        return [new EmailPreviewController(
            samples: $this->createSamples(),
            settings: $this->templateSettings,
            company: $this->organization,
            template: $this->kernel->template,
            mailer: $this->kernel->mailer,
        )];
    }

    public function commands(): array
    {
        return [
            new CommandDefinition(
                'email',
                '"email work" sends the due emails of the queue; --max=200, --seconds=40.',
                fn (): Command => new EmailCommand($this->worker()),
            ),
        ];
    }

    /**
     * Sends due emails on cron, and reschedules itself when more are due. A mail server that did not respond is paused.
     */
    public function processQueue(): void
    {
        if ($this->isExternal() || $this->server->isPaused()) {
            return;
        }
        try {
            $result = $this->worker()->run(connectSeconds: $this->server->connectTimeoutSeconds());
            match (true) {
                $result['isServerDown'] => $this->server->recordFailure(),
                $result['sent'] > 0 => $this->server->recordSuccess(),
                default => null,
            };
            if (!$result['isServerDown'] && $this->queue->hasDue()) {
                $this->schedule->startAfterResponse();
            }
        } catch (SqlException $failure) {
            $this->kernel->log->error('email.queue', [], $failure);
        }
    }

    /**
     * Enqueues an email about an application for another plugin; nothing when the kind or the application is unknown.
     */
    public function enqueueApplicationEmail(mixed $application, mixed $kind): void
    {
        if (
            is_int($application) && is_string($kind) && get_post_type($application) === PostTypes::APPLICATION
            && (new ApplicationEmails())->find($kind)?->hasStoredText() === false
        ) {
            $this->queue->enqueue($application, $kind);
        }
    }

    /** Enqueues an email that belongs to no application for another plugin; nothing when the kind is unknown. */
    public function enqueueSiteEmail(mixed $kind, mixed $recipients, mixed $tags): void
    {
        if (is_string($kind) && is_array($recipients) && is_array($tags)) {
            $values = [];
            foreach (array_filter($tags, 'is_string') as $tag => $value) {
                $values[(string) $tag] = $value;
            }
            $this->siteEmails->enqueue($kind, array_values(array_filter($recipients, 'is_string')), $values);
        }
    }

    public function addFromHeader(mixed $header): mixed
    {
        return $header === '' ? ($this->sender)()->headerLine() : $header;
    }

    public function migrations(): array
    {
        return [
            // Adds the recipients that a mail server accepted while it rejected others.
            new TableMigration('email-1-accepted-recipients', $this->table->install(...)),
            // Adds the Message-ID, which is the same for all attempts of an email.
            new TableMigration('email-2-message-id', $this->table->install(...)),
        ];
    }

    public function install(): void
    {
        $this->table->install();
        $this->schedule->install();
        $this->weeklySummary->schedule();
    }

    public function deactivate(): void
    {
        $this->schedule->uninstall();
        $this->weeklySummary->unschedule();
    }

    public function uninstall(): void
    {
        $this->deactivate();
        $this->table->erase();
        $this->server->erase();
    }

    /** Returns whether only `wp courant email work` sends emails: `define('COURANT_EMAIL_WORKER', 'cli');` */
    private function isExternal(): bool
    {
        return defined('COURANT_EMAIL_WORKER') && constant('COURANT_EMAIL_WORKER') === 'cli';
    }

    private function createSamples(): EmailSamples
    {
        return new EmailSamples($this->sampleProviders, $this->organization);
    }

    private function worker(): EmailQueueWorker
    {
        return new EmailQueueWorker(
            $this->queue,
            $this->kernel->clock,
            $this->kernel->log,
            $this->kernel->mailer,
            $this->composer,
        );
    }
}
