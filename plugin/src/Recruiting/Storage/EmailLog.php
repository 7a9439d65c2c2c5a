<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\EmailQueue;
use CourantDesk\Email\Domain\EmailState;
use CourantDesk\Email\Domain\QueuedEmail;
use CourantDesk\Import\Domain\HtmlToTextConverter;
use DateTimeImmutable;

/**
 * Returns all emails about an application: those of the queue, and those that WP Job Openings sent. That plugin logs
 * emails in meta, with a local date and HTML; Courant Desk logs emails in the same meta, with a Unix time and plain
 * text (docs/compatibility/wp-job-openings.md#meta).
 */
final class EmailLog
{
    private const META_KEY = 'awsm_application_mails';
    private const DATE_FORMAT = 'Y-m-d H:i:s';
    /** Number of logged emails that are listed, the newest ones. */
    private const MAX_LISTED = 100;
    /** Number of characters of a subject that the queue stores. */
    private const MAX_SUBJECT_LENGTH = 250;

    public function __construct(private readonly EmailQueue $queue)
    {
    }

    /** @return list<QueuedEmail> oldest first; the ID of an email that is not in the queue is negative */
    public function findByApplication(int $application): array
    {
        $queued = $this->queue->findByApplication($application);
        $known = array_map(
            static fn (QueuedEmail $email): string => self::createKey($email->subject, $email->body),
            $queued,
        );
        $logged = [];
        foreach ($this->readLog($application) as $index => $entry) {
            $email = $this->createEmail($application, $index, $entry);
            if (!in_array(self::createKey($email->subject, $email->body), $known, true)) {
                $logged[] = $email;
            }
        }

        return [...$logged, ...$queued];
    }

    /** @return array<int, array<array-key, mixed>> by position in the log */
    private function readLog(int $application): array
    {
        $log = get_post_meta($application, self::META_KEY, true);
        $entries = array_filter(array_values(is_array($log) ? $log : []), 'is_array');

        return array_slice($entries, -self::MAX_LISTED, null, true);
    }

    /** @param array<array-key, mixed> $entry */
    private function createEmail(int $application, int $index, array $entry): QueuedEmail
    {
        $text = static fn (string $key): string => is_scalar($entry[$key] ?? null) ? (string) $entry[$key] : '';
        $author = max(0, (int) $text('send_by'));
        $date = $text('mail_date');
        $local = DateTimeImmutable::createFromFormat(self::DATE_FORMAT, $date, wp_timezone());
        $body = $text('mail_content');
        $recipient = get_post_meta($application, FormDefinition::EMAIL, true);
        $kind = match (true) {
            $author > 0 => ApplicationEmailKind::Reply,
            $index === 0 => ApplicationEmailKind::Acknowledgement,
            default => ApplicationEmailKind::Stage,
        };

        return new QueuedEmail(
            id: -1 - $index,
            applicationId: $application,
            kind: $kind->value,
            state: EmailState::Sent,
            attempts: 1,
            nextAt: match (true) {
                $local !== false => $local->getTimestamp(),
                ctype_digit($date) => (int) $date,
                default => (int) get_post_timestamp($application),
            },
            recipient: is_string($recipient) ? $recipient : '',
            subject: mb_substr($text('subject'), 0, self::MAX_SUBJECT_LENGTH),
            body: $local === false
                ? $body
                // nl2br() keeps the line break after each <br />.
                : HtmlToTextConverter::convert(str_replace(["<br />\r\n", "<br />\n"], '<br />', $body)),
            headers: [],
            error: '',
            authorId: $author,
        );
    }

    private static function createKey(string $subject, string $body): string
    {
        return $subject . "\n" . trim($body);
    }
}
