<?php

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- the name has a prefix where it is defined.

namespace CourantDesk\Email\Storage;

use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\Email;
use CourantDesk\Email\Domain\EmailQueue;
use CourantDesk\Email\Domain\EmailState;
use CourantDesk\Email\Domain\QueuedEmail;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\Utf8;

/** Stores the email queue in a table. A worker claims a row before it sends, so that no email is sent twice. */
final class EmailQueueRepository implements EmailQueue
{
    /** Fires after an email was stored that is due immediately. */
    public const QUEUED_HOOK = 'courant_desk_email_queued';

    /** Age at which sent or failed emails that belong to no application are deleted, in seconds. */
    private const MAX_AGE_SECONDS = 30 * 86400;
    private const RECIPIENT_CONDITION = 'application_id = 0 AND recipient IN (%s, %s)';
    /** States by the number that the query of findStates() returns. */
    private const STATES_BY_SEVERITY = [EmailState::Sent, EmailState::Held, EmailState::Queued, EmailState::Failed];

    private readonly EmailQueueClaims $claims;

    public function __construct(private readonly Sql $sql, private readonly Clock $clock)
    {
        $this->claims = new EmailQueueClaims($sql, $clock);
    }

    public function enqueue(int $application, string $kind, EmailState $state = EmailState::Queued): void
    {
        $this->insert(['application_id' => $application, 'kind' => $kind, 'state' => $state->value]);
    }

    public function enqueueText(
        int $application,
        string $kind,
        string $subject,
        string $body,
        int $author = 0,
        string $recipient = '',
        int $sendAt = 0,
    ): int {
        return $this->insert(($sendAt > 0 ? ['next_at' => $sendAt] : []) + [
            'application_id' => $application,
            'kind' => $kind,
            'author' => $author,
            'recipient' => $recipient,
            'subject' => mb_substr(Utf8::toSingleLine($subject), 0, 250),
            'body' => $body,
        ]);
    }

    public function cancel(int $id, bool $isKept = false): bool
    {
        return $this->claims->cancel($id, $isKept);
    }

    public function enqueueEmail(string $kind, Email $email): void
    {
        foreach ($email->recipients as $recipient) {
            $this->insert([
                'kind' => $kind,
                'recipient' => $recipient,
                'subject' => mb_substr(Utf8::toSingleLine($email->subject), 0, 250),
                'body' => $email->body,
                'headers' => (string) wp_json_encode($email->headers),
            ]);
        }
    }

    public function findByApplication(int $application): array
    {
        return $application > 0 ? $this->find('application_id = %d', $application) : [];
    }

    public function requeue(int $id): void
    {
        $sql = "UPDATE %i SET state = 'queued', attempts = 0, next_at = %d, holder = '', error = '', accepted = '', message_id = ''"
            . " WHERE id = %d AND (state <> 'queued' OR holder = '')";
        $this->sql->execute($sql, $this->table(), $this->now(), $id);
        $this->notifyQueued();
    }

    public function findStates(array $applications): array
    {
        if ($applications === []) {
            return [];
        }
        $placeholders = implode(', ', array_fill(0, count($applications), '%d'));
        $sql = "SELECT application_id, MAX(CASE state WHEN 'failed' THEN 3 WHEN 'queued' THEN 2 WHEN 'held' THEN 1 ELSE 0 END)"
            . " AS worst FROM %i WHERE application_id IN ($placeholders) GROUP BY application_id";
        $states = [];
        foreach ($this->sql->fetchRows($sql, $this->table(), ...$applications) as $row) {
            $states[(int) $row['application_id']] = self::STATES_BY_SEVERITY[(int) $row['worst']] ?? EmailState::Sent;
        }

        return $states;
    }

    public function deleteByApplication(int $application): void
    {
        if ($application > 0) {
            $this->sql->execute('DELETE FROM %i WHERE application_id = %d', $this->table(), $application);
        }
    }

    public function deleteByRecipient(string $address): int
    {
        $found = count($this->findByRecipient($address));
        $sql = 'DELETE FROM %i WHERE ' . self::RECIPIENT_CONDITION;
        $this->sql->execute($sql, $this->table(), $address, strtolower($address));

        return $found;
    }

    public function findByRecipient(string $address): array
    {
        return $address === '' ? [] : $this->find(self::RECIPIENT_CONDITION, $address, strtolower($address));
    }

    public function longestWaitSeconds(): int
    {
        $sql = "SELECT MIN(next_at) FROM %i WHERE state = 'queued' AND attempts = 0";
        $due = $this->sql->fetchValue($sql, $this->table());

        return is_numeric($due) ? max(0, $this->now() - (int) $due) : 0;
    }

    public function countFailed(int $since): int
    {
        $sql = "SELECT COUNT(*) FROM %i WHERE state = 'failed' AND next_at > %d";

        return (int) $this->sql->fetchValue($sql, $this->table(), $since);
    }

    /** Returns whether any email is due. */
    public function hasDue(): bool
    {
        $sql = "SELECT id FROM %i WHERE state = 'queued' AND next_at <= %d LIMIT 1";

        return $this->sql->fetchValue($sql, $this->table(), $this->now()) !== null;
    }

    /** Claims the next due email for this process; returns null when there is none. */
    public function claimNext(): ?QueuedEmail
    {
        return $this->claims->claimNext();
    }

    /** Stores the composed email, so that recruiters can read what was sent. */
    public function saveComposed(QueuedEmail $queued, Email $email): void
    {
        $this->sql->execute(
            'UPDATE %i SET recipient = %s, subject = %s, body = %s, headers = %s WHERE id = %d',
            $this->table(),
            Utf8::truncate(implode(', ', $email->recipients), 250),
            mb_substr($email->subject, 0, 250),
            $email->body,
            (string) wp_json_encode($email->headers),
            $queued->id
        );
    }

    /**
     * Releases a claim.
     *
     * @param list<string> $accepted addresses that a later attempt omits, in lower case
     */
    public function release(
        QueuedEmail $queued,
        EmailState $state,
        int $nextAt,
        string $error = '',
        array $accepted = [],
    ): void {
        // Retried after a deadlock: an email that is sent but not marked as sent would be sent again.
        $this->sql->transaction(fn () => $this->sql->execute(
            "UPDATE %i SET state = %s, next_at = %d, holder = '', error = %s, accepted = %s WHERE id = %d",
            $this->table(),
            $state->value,
            $nextAt,
            mb_substr($error, 0, 100),
            $accepted === [] ? '' : (string) wp_json_encode($accepted),
            $queued->id
        ));
    }

    /**
     * Runs $work while the row is locked against deletion, or not at all when the email is deleted already. Data that
     * were stored for an application after its withdrawal would never be deleted.
     */
    public function runWhileStored(QueuedEmail $queued, callable $work): void
    {
        $this->sql->transaction(function () use ($queued, $work): void {
            // Locks the row; a SELECT without FOR UPDATE does not.
            $claimId = EmailQueueClaims::createClaimId();
            $this->sql
                ->execute('UPDATE %i SET holder = %s WHERE id = %d', $this->table(), $claimId, $queued->id);
            if ($this->sql->fetchValue('SELECT id FROM %i WHERE id = %d', $this->table(), $queued->id) !== null) {
                $work();
            }
            $this->sql->execute("UPDATE %i SET holder = '' WHERE id = %d", $this->table(), $queued->id);
        });
    }

    /** Deletes expired emails without an application, and the address of a withdrawn application. */
    public function deleteOld(): void
    {
        $sql = "DELETE FROM %i WHERE application_id = 0 AND state <> 'queued' AND (next_at < %d OR kind = %s)";
        $expired = $this->now() - self::MAX_AGE_SECONDS;
        $this->sql->execute($sql, $this->table(), $expired, ApplicationEmailKind::Withdrawal->value);
    }

    private function notifyQueued(): void
    {
        $this->sql->afterCommit(static function (): void {
            /**
             * Fires when an email was stored that is due immediately, after the COMMIT of the transaction.
             *
             * @since 0.1.0
             */
            do_action(self::QUEUED_HOOK);
        });
    }

    /** @param array<string, string|int> $row */
    private function insert(array $row): int
    {
        $id = $this->sql->insert($this->table(), $row + [
            'state' => EmailState::Queued->value,
            'next_at' => $this->now(),
            'body' => '',
            'headers' => '[]',
            'accepted' => '',
        ]);
        $isDue = !is_int($row['next_at'] ?? null) || $row['next_at'] <= $this->now();
        if ($isDue && ($row['state'] ?? EmailState::Queued->value) === EmailState::Queued->value) {
            $this->notifyQueued();
        }

        return $id;
    }

    private function now(): int
    {
        return $this->clock->now()->getTimestamp();
    }

    /**
     * @param literal-string $condition
     * @return list<QueuedEmail>
     */
    private function find(string $condition, int|string ...$values): array
    {
        $sql = "SELECT * FROM %i WHERE $condition ORDER BY id";

        return array_map(QueuedEmail::fromRow(...), $this->sql->fetchRows($sql, $this->table(), ...$values));
    }

    private function table(): string
    {
        return $this->sql->table(EmailQueueTable::NAME);
    }
}
