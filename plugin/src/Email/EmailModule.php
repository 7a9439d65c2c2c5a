<?php

declare(strict_types=1);

namespace CourantDesk\Email;

use Closure;
use CourantDesk\Email\Cli\EmailCommand;
use CourantDesk\Email\Domain\EmailComposer;
use CourantDesk\Email\Domain\EmailQueue;
use CourantDesk\Email\Domain\Sender;
use CourantDesk\Email\Storage\AddAcceptedRecipientsMigration;
use CourantDesk\Email\Storage\EmailQueueRepository;
use CourantDesk\Email\Storage\EmailQueueTable;
use CourantDesk\Email\Storage\MailServerStatus;
use CourantDesk\Kernel\Command;
use CourantDesk\Kernel\Commands;
use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Installs;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Migrates;
use CourantDesk\Kernel\SqlFailure;

/** The queue of all emails, its worker, and their From line; see `docs/email.md`. */
final class EmailModule implements Feature, Installs, Migrates
{
    private readonly EmailQueueSchedule $schedule;
    private readonly EmailQueueTable $table;
    private readonly MailServerStatus $server;

    /**
     * @param Closure(): Sender             $sender
     * @param list<Closure(): EmailComposer> $composers of the modules whose emails are composed when they are sent
     */
    public function __construct(
        private readonly Kernel $kernel,
        private readonly EmailQueueRepository $queue,
        private readonly Closure $sender,
        private readonly array $composers,
    ) {
        $this->schedule = new EmailQueueSchedule($kernel->clock);
        $this->table = new EmailQueueTable($kernel->sql);
        $this->server = new MailServerStatus($kernel->clock);
    }

    public function boot(): void
    {
        $this->schedule->boot(!$this->isExternal());
        add_action('courant_desk_health_check', [$this->schedule, 'restore']);
        add_action(EmailQueue::WORK_EVENT, [$this, 'work'], 10, 0);
        add_filter('courant_desk_email_from', [$this, 'addFromHeader']);
        Commands::offer('email', '"email work" sends what is due in the email queue; --max=200, --seconds=40.', fn (): Command => new EmailCommand($this->worker()));
    }

    /** Cron: sends what is due, and has itself called again when there is more. A mail server that did not respond gets a pause. */
    public function work(): void
    {
        if ($this->isExternal() || $this->server->isPaused()) {
            return;
        }
        try {
            $result = $this->worker()->run(connectSeconds: $this->server->connectSeconds());
            match (true) {
                $result['isServerDown'] => $this->server->recordFailure(),
                $result['sent'] > 0 => $this->server->recordSuccess(),
                default => null,
            };
            $this->queue->deleteOld();
            if (!$result['isServerDown'] && $this->queue->hasDue()) {
                $this->schedule->startAfterResponse();
            }
        } catch (SqlFailure $failure) {
            $this->kernel->log->error('email.queue', [], $failure);
        }
    }

    public function addFromHeader(mixed $header): mixed
    {
        return $header === '' ? ($this->sender)()->header() : $header;
    }

    public function migrations(): array
    {
        return [new AddAcceptedRecipientsMigration($this->table)];
    }

    public function install(): void
    {
        $this->table->install();
        $this->schedule->install();
    }

    public function deactivate(): void
    {
        $this->schedule->uninstall();
    }

    public function erase(): void
    {
        $this->deactivate();
        $this->table->erase();
        $this->server->erase();
    }

    /** Whether only `wp courant email work` sends: `define('COURANT_EMAIL_WORKER', 'cli');` */
    private function isExternal(): bool
    {
        return defined('COURANT_EMAIL_WORKER') && constant('COURANT_EMAIL_WORKER') === 'cli';
    }

    private function worker(): EmailQueueWorker
    {
        return new EmailQueueWorker($this->queue, $this->kernel->clock, $this->kernel->log, $this->kernel->mailer, $this->composers);
    }
}
