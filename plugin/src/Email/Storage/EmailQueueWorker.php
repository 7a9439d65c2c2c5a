<?php

declare(strict_types=1);

namespace CourantDesk\Email\Storage;

use Closure;
use CourantDesk\Email\Domain\Email;
use CourantDesk\Email\Domain\EmailState;
use CourantDesk\Email\Domain\QueuedEmail;
use CourantDesk\Email\Domain\RetrySchedule;
use CourantDesk\Email\Messages\ApplicationEmailComposer;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\DeliveryResult;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Mailer;
use CourantDesk\Kernel\SqlException;
use Throwable;

/**
 * Sends the due emails of the queue over one SMTP connection. Called by cron and by `wp courant email work`, never in a
 * visitor's request. Several workers may run at the same time, on one server or on several.
 */
final class EmailQueueWorker
{
    public const MAX_EMAILS = 200;
    public const MAX_SECONDS = 40;

    /** @param Closure(): ApplicationEmailComposer $composer for emails that are composed when they are sent */
    public function __construct(
        private readonly EmailQueueRepository $queue,
        private readonly Clock $clock,
        private readonly Log $log,
        private readonly Mailer $mailer,
        private readonly Closure $composer,
    ) {
    }

    /**
     * Sends emails until none is due, a limit is reached, or the mail server does not respond. The current email is
     * always completed, which may take Mailer::MAX_SECONDS longer.
     *
     * @param int $connectSeconds time limit until the mail server is ready for an email
     * @return array{sent: int, failed: int, isServerDown: bool} failed: emails that will be retried or have failed
     *     permanently
     * @throws SqlException emails that were not sent stay in the queue for the next run
     */
    public function run(
        int $maxEmails = self::MAX_EMAILS,
        int $maxSeconds = self::MAX_SECONDS,
        int $connectSeconds = Mailer::MAX_SECONDS,
    ): array {
        $result = ['sent' => 0, 'failed' => 0, 'isServerDown' => false];
        $this->mailer->runWithPersistentConnection(function () use (&$result, $maxEmails, $maxSeconds): void {
            $end = $this->now() + $maxSeconds;
            while (
                $result['sent'] + $result['failed'] < $maxEmails && $this->now() < $end && !$result['isServerDown']
            ) {
                $queued = $this->queue->claimNext();
                if ($queued === null) {
                    break;
                }
                $delivery = $this->process($queued);
                $delivery->isSent ? $result['sent']++ : $result['failed']++;
                $result['isServerDown'] = $delivery->isServerDown;
            }
        }, $connectSeconds);
        $this->queue->deleteOld();

        return $result;
    }

    private function process(QueuedEmail $queued): DeliveryResult
    {
        $composer = $queued->applicationId > 0 ? ($this->composer)() : null;
        $delivery = new DeliveryResult(false, [], false, 'exception');
        $work = function () use ($queued, $composer, &$delivery): void {
            $delivery = $this->compose($queued, $composer);
        };
        try {
            $composer === null
                ? $this->runInLocale($this->storedEmail($queued)->locale(), $work)
                : $composer->inLanguage($queued, $work);
        } catch (SqlException $failure) {
            throw $failure;
        } catch (Throwable $failure) {
            $this->log->error('email.send', ['email' => $queued->id], $failure);
            $this->postpone($queued, $delivery);
        }

        return $delivery;
    }

    private function compose(QueuedEmail $queued, ?ApplicationEmailComposer $composer): DeliveryResult
    {
        $email = $composer === null ? $this->storedEmail($queued) : $composer->compose($queued);
        if ($email === null) {
            return $this->markFailed($queued, 'no_recipient');
        }
        if ($composer !== null) {
            $this->queue->saveComposed($queued, $email);
        }
        $left = $email->withoutRecipients($queued->acceptedRecipients);
        try {
            $delivery = $left === null ? new DeliveryResult(true) : $this->deliver($left, $queued);
        } finally {
            // Also after a failure: the next attempt composes the email again.
            $this->deleteTemporaryFiles($email);
        }
        if (!$delivery->isSent) {
            $this->postpone($queued, $delivery);

            return $delivery;
        }
        $this->queue->release($queued, EmailState::Sent, $this->now());
        if ($composer !== null) {
            $this->recordSent($queued, $email, $composer);
        }

        return $delivery;
    }

    private function storedEmail(QueuedEmail $queued): Email
    {
        return new Email([$queued->recipient], $queued->subject, $queued->body, $queued->headers);
    }

    /** Runs $work in the locale of a stored text, because the HTML part has a language and a direction too. */
    private function runInLocale(string $locale, callable $work): void
    {
        $isSwitched = $locale !== '' && switch_to_locale($locale);
        try {
            $work();
        } finally {
            if ($isSwitched) {
                restore_previous_locale();
            }
        }
    }

    private function deliver(Email $email, QueuedEmail $queued): DeliveryResult
    {
        return $this->mailer->deliver(
            implode(', ', $email->recipients),
            $email->subject,
            $email->body,
            $email->headers,
            self::attachments($email),
            $queued->messageId,
        );
    }

    /** @return array<int|string, string> absolute paths, by the name for the recipient if there is one */
    private static function attachments(Email $email): array
    {
        $files = [];
        foreach ($email->files as $file) {
            $name = $file['name'] ?? '';
            if ($name === '' || isset($files[$name])) {
                $files[] = $file['file'];
            } else {
                $files[$name] = $file['file'];
            }
        }

        return $files;
    }

    /** Records a sent email. Exceptions are logged, because they must not cause the email to be sent again. */
    private function recordSent(QueuedEmail $queued, Email $email, ApplicationEmailComposer $composer): void
    {
        try {
            $this->queue->runWhileStored($queued, static fn () => $composer->recordSent($queued, $email));
        } catch (Throwable $failure) {
            $this->log->error('email.record', ['email' => $queued->id], $failure);
        }
    }

    private function markFailed(QueuedEmail $queued, string $error): DeliveryResult
    {
        $this->queue->release($queued, EmailState::Failed, $this->now(), $error, $queued->acceptedRecipients);

        return new DeliveryResult(false, [], false, $error);
    }

    private function postpone(QueuedEmail $queued, DeliveryResult $delivery): void
    {
        $seconds = RetrySchedule::secondsAfterAttempt($queued->attempts);
        $this->queue->release(
            $queued,
            $seconds === null ? EmailState::Failed : EmailState::Queued,
            $this->now() + ($seconds ?? 0),
            $delivery->error !== '' ? $delivery->error : 'refused',
            array_values(array_unique([...$queued->acceptedRecipients, ...$delivery->acceptedRecipients]))
        );
    }

    private function deleteTemporaryFiles(Email $email): void
    {
        foreach ($email->files as $file) {
            if ($file['temp']) {
                wp_delete_file($file['file']);
            }
        }
    }

    private function now(): int
    {
        return $this->clock->now()->getTimestamp();
    }
}
