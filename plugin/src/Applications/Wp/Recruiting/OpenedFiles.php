<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting;

use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlFailure;
use WP_Post;

/** Who opened or downloaded an applicant's file, and when. It is the one thing that a GET writes: it must not be avoidable. */
final class OpenedFiles
{
    /** Fired by the download, after all checks, before the first byte. */
    public const HOOK = 'courant_desk_applicant_file_opened';
    /** The address says so when the page shows the file instead of storing it. */
    public const PREVIEW = 'courant_preview';
    /** Seconds within which parts of a file count as one opening. */
    private const ONE_OPENING = 600;

    public function __construct(private readonly Sql $sql, private readonly Clock $clock)
    {
    }

    public function boot(): void
    {
        add_action(self::HOOK, [$this, 'note'], 10, 2);
        add_action('deleted_post', [$this, 'forget'], 10, 2);
    }

    public function note(int $application, string $name): void
    {
        try {
            if ($this->isTheRest($application, $name)) {
                return;
            }
            $this->sql->insert($this->table(), [
                'application_id' => $application,
                'user_id' => get_current_user_id(),
                'way' => Request::current()->int(self::PREVIEW) === 1 ? 'preview' : 'download',
                'file_name' => mb_substr($name, 0, 250),
                'opened_at' => $this->clock->now()->getTimestamp(),
            ]);
        } catch (SqlFailure) {
            wp_die(esc_html__('The file cannot be given out at present: who opens it could not be noted.', 'courant-desk'), '', ['response' => 503, 'back_link' => true]);
        }
    }

    /** A part of a file whose opening by the same person was noted not long ago: browsers ask for long files in parts. */
    private function isTheRest(int $application, string $name): bool
    {
        return Request::current()->header('Range') !== '' && $this->sql->value(
            'SELECT id FROM %i WHERE application_id = %d AND user_id = %d AND file_name = %s AND opened_at > %d LIMIT 1',
            $this->table(),
            $application,
            get_current_user_id(),
            mb_substr($name, 0, 250),
            $this->clock->now()->getTimestamp() - self::ONE_OPENING,
        ) !== null;
    }

    /** @return list<array{user: int, at: int, way: string, file: string}> */
    public function of(int $application, int $most = 100): array
    {
        return array_map(static fn (array $row): array => [
            'user' => (int) $row['user_id'],
            'at' => (int) $row['opened_at'],
            'way' => $row['way'] === 'preview' ? 'preview' : 'download',
            'file' => (string) $row['file_name'],
        ], $this->sql->rows(
            'SELECT user_id, way, file_name, opened_at FROM %i WHERE application_id = %d ORDER BY id DESC LIMIT %d',
            $this->table(),
            $application,
            $most
        ));
    }

    public function forget(int $id, WP_Post $post): void
    {
        if ($post->post_type === ApplicationType::NAME) {
            $this->sql->run('DELETE FROM %i WHERE application_id = %d', $this->table(), $id);
        }
    }

    private function table(): string
    {
        return $this->sql->table(RecruitingTables::OPENED);
    }
}
