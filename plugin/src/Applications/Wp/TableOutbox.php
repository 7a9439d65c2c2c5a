<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Domain\MailKind;
use CourantDesk\Applications\Domain\MailState;
use CourantDesk\Applications\Domain\MailTemplate;
use CourantDesk\Applications\Domain\Outbox;
use CourantDesk\Applications\Domain\QueuedMail;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;

/** The queue of mails in a table of our own. A mail that is being sent is held, so that two processes never send it twice. */
final class TableOutbox implements Outbox
{
    /** A process that holds a mail longer than this is thought dead; seconds. */
    private const HELD_FOR = 300;

    public function __construct(private readonly Sql $sql, private readonly Clock $clock)
    {
    }

    public function queue(int $application, MailKind $kind, MailState $state = MailState::Queued): void
    {
        $this->sql->insert($this->table(), [
            'application_id' => $application,
            'kind' => $kind->value,
            'state' => $state->value,
            'next_at' => $this->now(),
            'body' => '',
            'headers' => '[]',
        ]);
    }

    public function queueWritten(int $application, MailKind $kind, MailTemplate $written, int $author = 0): int
    {
        return $this->sql->insert($this->table(), [
            'application_id' => $application,
            'kind' => $kind->value,
            'state' => MailState::Queued->value,
            'next_at' => $this->now(),
            'author' => $author,
            'subject' => mb_substr(MailTemplate::line($written->subject), 0, 250),
            'body' => $written->body,
            'headers' => '[]',
        ]);
    }

    public function ofApplication(int $application): array
    {
        return array_map(
            [$this, 'fromRow'],
            $this->sql->rows('SELECT * FROM %i WHERE application_id = %d ORDER BY id', $this->table(), $application)
        );
    }

    public function again(int $mail): void
    {
        $this->sql->run(
            "UPDATE %i SET state = 'queued', attempts = 0, next_at = %d, holder = '', error = '' WHERE id = %d AND (state <> 'queued' OR holder = '')",
            $this->table(),
            $this->now(),
            $mail
        );
    }

    /**
     * The worst state of each application's mails, for lists.
     *
     * @param list<int> $applications
     * @return array<int, MailState>
     */
    public function states(array $applications): array
    {
        if ($applications === []) {
            return [];
        }
        $places = implode(', ', array_fill(0, count($applications), '%d'));
        $rows = $this->sql->rows(
            "SELECT application_id, MAX(CASE state WHEN 'failed' THEN 3 WHEN 'queued' THEN 2 WHEN 'held' THEN 1 ELSE 0 END) AS worst FROM %i WHERE application_id IN ($places) GROUP BY application_id",
            $this->table(),
            ...$applications
        );
        $states = [];
        foreach ($rows as $row) {
            $states[(int) $row['application_id']] = [MailState::Sent, MailState::Held, MailState::Queued, MailState::Failed][(int) $row['worst']] ?? MailState::Sent;
        }

        return $states;
    }

    /** Takes the next mail that is due, for this process alone; null when none is. */
    public function take(): ?QueuedMail
    {
        for ($try = 0; $try < 5; $try++) {
            $id = $this->sql->value("SELECT id FROM %i WHERE state = 'queued' AND next_at <= %d ORDER BY next_at, id LIMIT 1", $this->table(), $this->now());
            $mail = $id === null ? null : $this->takeThis((int) $id);
            if ($id === null || $mail !== null) {
                return $mail;
            }
        }

        return null;
    }

    /** Takes one certain mail if it is due, for this process alone. */
    public function takeThis(int $id): ?QueuedMail
    {
        $holder = bin2hex(random_bytes(16));
        $this->sql->run(
            "UPDATE %i SET holder = %s, next_at = %d, attempts = attempts + 1 WHERE id = %d AND state = 'queued' AND next_at <= %d",
            $this->table(),
            $holder,
            $this->now() + self::HELD_FOR,
            $id,
            $this->now()
        );
        $row = $this->sql->rows('SELECT * FROM %i WHERE id = %d AND holder = %s', $this->table(), $id, $holder)[0] ?? null;

        return $row === null ? null : $this->fromRow($row);
    }

    /** Keeps what was written for a mail. */
    public function write(QueuedMail $mail, Letter $letter): void
    {
        $this->sql->run(
            'UPDATE %i SET recipient = %s, subject = %s, body = %s, headers = %s WHERE id = %d',
            $this->table(),
            $letter->recipient,
            mb_substr($letter->subject, 0, 250),
            $letter->body,
            (string) wp_json_encode($letter->headers),
            $mail->id
        );
    }

    public function mark(QueuedMail $mail, MailState $state, int $nextAt, string $error = ''): void
    {
        $this->sql->run(
            "UPDATE %i SET state = %s, next_at = %d, holder = '', error = %s WHERE id = %d",
            $this->table(),
            $state->value,
            $nextAt,
            mb_substr($error, 0, 100),
            $mail->id
        );
    }

    public function forget(int $application): void
    {
        $this->sql->run('DELETE FROM %i WHERE application_id = %d', $this->table(), $application);
    }

    /** @param array<string, string|null> $row */
    private function fromRow(array $row): QueuedMail
    {
        $headers = json_decode((string) $row['headers'], true);

        return new QueuedMail(
            (int) $row['id'],
            (int) $row['application_id'],
            MailKind::tryFrom((string) $row['kind']) ?? MailKind::Notification,
            MailState::tryFrom((string) $row['state']) ?? MailState::Failed,
            (int) $row['attempts'],
            (int) $row['next_at'],
            (string) $row['recipient'],
            (string) $row['subject'],
            (string) $row['body'],
            array_values(array_filter(is_array($headers) ? $headers : [], 'is_string')),
            (string) $row['error'],
            (int) ($row['author'] ?? 0),
        );
    }

    private function now(): int
    {
        return $this->clock->now()->getTimestamp();
    }

    private function table(): string
    {
        return $this->sql->table(Tables::OUTBOX);
    }
}
