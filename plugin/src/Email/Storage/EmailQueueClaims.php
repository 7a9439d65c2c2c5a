<?php

declare(strict_types=1);

namespace CourantDesk\Email\Storage;

use CourantDesk\Email\Domain\QueuedEmail;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;

/** Claims rows of the email queue, so that one process alone sends or cancels an email. */
final class EmailQueueClaims
{
    /** Time after which another worker can claim a row, in seconds. Must be much longer than Mailer::MAX_SECONDS. */
    private const CLAIM_SECONDS = 300;
    /** Number of rows from which a worker chooses, so that several workers do not wait for the same one. */
    private const MAX_CANDIDATES = 20;
    /** Maximum number of queries for candidates when other workers claimed all of the previous ones. */
    private const MAX_ROUNDS = 10;

    public function __construct(private readonly Sql $sql, private readonly Clock $clock)
    {
    }

    /** Claims the next due email for this process; returns null when there is none. */
    public function claimNext(): ?QueuedEmail
    {
        for ($round = 0; $round < self::MAX_ROUNDS; $round++) {
            $sql = "SELECT id FROM %i WHERE state = 'queued' AND next_at <= %d ORDER BY next_at, id LIMIT %d";
            $now = $this->clock->now()->getTimestamp();
            $due = $this->sql->fetchColumn($sql, $this->table(), $now, self::MAX_CANDIDATES);
            foreach ($due as $id) {
                $claimed = $this->claim((int) $id);
                if ($claimed !== null) {
                    return $claimed;
                }
            }
            if ($due === []) {
                break;
            }
        }

        return null;
    }

    /**
     * Deletes an email that no worker has begun to send.
     *
     * @param bool $isKept keeps the row as canceled, so that it can be sent later
     * @return bool false when a worker has begun, or when the email does not exist
     */
    public function cancel(int $id, bool $isKept = false): bool
    {
        // Claims the row as a worker does, so that it is either canceled or sent.
        $claimId = self::createClaimId();

        return $this->sql->transaction(function () use ($id, $claimId, $isKept): bool {
            $this->sql->execute(
                "UPDATE %i SET holder = %s WHERE id = %d AND state = 'queued' AND attempts = 0 AND holder = ''",
                $this->table(),
                $claimId,
                $id,
            );
            if ($this->findClaimed($id, $claimId) === null) {
                return false;
            }
            $isKept
                ? $this->sql->execute(
                    "UPDATE %i SET state = 'canceled', next_at = %d, holder = '' WHERE id = %d",
                    $this->table(),
                    $this->clock->now()->getTimestamp(),
                    $id,
                )
                : $this->sql->execute('DELETE FROM %i WHERE id = %d', $this->table(), $id);

            return true;
        });
    }

    /**
     * Claims one row if it is due. The condition in the UPDATE decides between workers, also on a cluster. The holder
     * is read back, because the number of changed rows is not reliable (SQLite counts differently from MariaDB). The
     * first claim determines the Message-ID, so that mail servers recognize a second copy.
     */
    private function claim(int $id): ?QueuedEmail
    {
        $claimId = self::createClaimId();
        $this->sql->transaction(fn () => $this->sql->execute(
            "UPDATE %i SET holder = %s, message_id = CASE message_id WHEN '' THEN %s ELSE message_id END, next_at = %d,"
                . " attempts = attempts + 1 WHERE id = %d AND state = 'queued' AND next_at <= %d",
            $this->table(),
            $claimId,
            $claimId,
            $this->clock->now()->getTimestamp() + self::CLAIM_SECONDS,
            $id,
            $this->clock->now()->getTimestamp()
        ));
        return $this->findClaimed($id, $claimId);
    }

    public static function createClaimId(): string
    {
        return bin2hex(random_bytes(16));
    }

    private function findClaimed(int $id, string $claimId): ?QueuedEmail
    {
        $rows = $this->sql
            ->fetchRows('SELECT * FROM %i WHERE id = %d AND holder = %s', $this->table(), $id, $claimId);

        return $rows === [] ? null : QueuedEmail::fromRow($rows[0]);
    }

    private function table(): string
    {
        return $this->sql->table(EmailQueueTable::NAME);
    }
}
