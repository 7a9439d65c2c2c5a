<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Domain\MailState;
use CourantDesk\Applications\Domain\QueuedMail;
use CourantDesk\Applications\Domain\RetryTimes;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Mailer;
use CourantDesk\Kernel\SqlFailure;
use PHPMailer\PHPMailer\PHPMailer;
use Throwable;
use WP_Error;

/** Sends what is due in the outbox: after an answer is out, and by cron (every five minutes). */
final class Postman
{
    public const EVENT = 'courant_desk_send_mails';

    /** How long one try may hang on a mail server; seconds. */
    private const PATIENCE = 15;

    private string $error = '';

    public function __construct(
        private readonly TableOutbox $outbox,
        private readonly LetterWriter $writer,
        private readonly Clock $clock,
        private readonly Log $log,
        private readonly Mailer $mailer,
        private readonly ApplicantsLanguage $language = new ApplicantsLanguage(),
    ) {
    }

    /** Sends at most $most mails, for at most about a minute. */
    public function send(int $most = 50): void
    {
        $this->watched(function () use ($most): void {
            $end = $this->now() + 50;
            for ($sent = 0; $sent < $most && $this->now() < $end; $sent++) {
                $mail = $this->outbox->take();
                if ($mail === null) {
                    break;
                }
                $this->language->within($mail, fn () => $this->sendOne($mail));
            }
        });
    }

    /** Sends this mail and no other, whatever became of it before. */
    public function sendThis(int $mail): void
    {
        $this->watched(function () use ($mail): void {
            $this->outbox->again($mail);
            $taken = $this->outbox->takeThis($mail);
            if ($taken !== null) {
                $this->language->within($taken, fn () => $this->sendOne($taken));
            }
        });
    }

    private function watched(callable $work): void
    {
        add_action('wp_mail_failed', [$this, 'noteError']);
        add_action('phpmailer_init', [$this, 'limitPatience'], 1000);
        try {
            $work();
        } catch (SqlFailure $failure) {
            // The answer is long out; what was not sent stays in the outbox for the next round.
            $this->log->error('applications.outbox', [], $failure);
        }
        remove_action('wp_mail_failed', [$this, 'noteError']);
        remove_action('phpmailer_init', [$this, 'limitPatience'], 1000);
    }

    public function noteError(WP_Error $error): void
    {
        $this->error = (string) $error->get_error_code();
    }

    public function limitPatience(PHPMailer $mailer): void
    {
        $mailer->Timeout = min($mailer->Timeout, self::PATIENCE);
        // A server that accepts and then says nothing is waited for by another limit, of five minutes.
        $mailer->getSMTPInstance()->Timelimit = self::PATIENCE;
    }

    private function sendOne(QueuedMail $mail): void
    {
        $this->error = '';
        try {
            $letter = $this->writer->write($mail);
            if ($letter === null) {
                $this->outbox->mark($mail, MailState::Failed, $this->now(), 'no_recipient');

                return;
            }
            $this->outbox->write($mail, $letter);
            if ($this->mailer->send($letter->recipient, $letter->subject, $letter->body, $letter->headers, array_column($letter->files, 'file'))) {
                $this->tidy($letter);
                $this->outbox->mark($mail, MailState::Sent, $this->now());
                $this->record($mail, $letter);

                return;
            }
        } catch (Throwable $failure) {
            $this->log->error('applications.mail', ['mail' => $mail->id], $failure);
            $this->error = 'exception';
        }
        $this->postpone($mail);
    }

    private function tidy(Letter $letter): void
    {
        foreach ($letter->files as $one) {
            if ($one['temp']) {
                wp_delete_file($one['file']);
            }
        }
    }

    private function postpone(QueuedMail $mail): void
    {
        $wait = RetryTimes::after($mail->attempts);
        $this->outbox->mark(
            $mail,
            $wait === null ? MailState::Failed : MailState::Queued,
            $this->now() + ($wait ?? 0),
            $this->error !== '' ? $this->error : 'refused'
        );
    }

    /** The contract's log of sent mails (Jobs contract 1.3). */
    private function record(QueuedMail $mail, Letter $letter): void
    {
        $log = get_post_meta($mail->application, 'awsm_application_mails', true);
        $log = is_array($log) ? $log : [];
        $log[] = ['send_by' => $mail->author, 'mail_date' => $this->now(), 'cc' => '', 'subject' => $letter->subject, 'mail_content' => $letter->body];
        update_post_meta($mail->application, 'awsm_application_mails', wp_slash($log));
    }

    private function now(): int
    {
        return $this->clock->now()->getTimestamp();
    }
}
