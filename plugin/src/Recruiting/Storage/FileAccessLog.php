<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlException;
use WP_Post;

/**
 * Logs each access to an applicant's file with its user and time. It is the only write in a GET request, so that access
 * cannot bypass the log.
 */
final class FileAccessLog
{
    /** Action that the download fires after all checks, before the first byte. */
    public const HOOK = 'courant_desk_applicant_file_opened';
    /** URL parameter that is set when the page displays the file instead of downloading it. */
    public const PREVIEW_PARAMETER = 'courant_preview';
    /** Seconds within which range requests for a file count as one access. */
    private const SAME_ACCESS_SECONDS = 600;

    public function __construct(private readonly Sql $sql, private readonly Clock $clock)
    {
    }

    public function recordAccess(int $application, string $name): void
    {
        try {
            if ($this->isFurtherRange($application, $name)) {
                return;
            }
            $this->sql->insert($this->table(), [
                'application_id' => $application,
                'user_id' => get_current_user_id(),
                'way' => Request::fromGlobals()->int(self::PREVIEW_PARAMETER) === 1 ? 'preview' : 'download',
                'file_name' => mb_substr($name, 0, 250),
                'opened_at' => $this->clock->now()->getTimestamp(),
            ]);
        } catch (SqlException) {
            wp_die(
                esc_html__('The file cannot be opened at the moment because the access could not be logged. Try again later.', 'courant-desk'),
                '',
                ['response' => 503, 'back_link' => true],
            );
        }
    }

    /**
     * Checks whether this is another range request of an access that is already logged: browsers request long files in
     * ranges.
     */
    private function isFurtherRange(int $application, string $name): bool
    {
        return Request::fromGlobals()->header('Range') !== '' && $this->sql->fetchValue(
            'SELECT id FROM %i WHERE application_id = %d AND user_id = %d AND file_name = %s AND opened_at > %d LIMIT 1',
            $this->table(),
            $application,
            get_current_user_id(),
            mb_substr($name, 0, 250),
            $this->clock->now()->getTimestamp() - self::SAME_ACCESS_SECONDS,
        ) !== null;
    }

    /** @return list<array{user: int, at: int, way: string, file: string}> */
    public function findByApplication(int $application, int $limit = 100): array
    {
        return array_map(static fn (array $row): array => [
            'user' => (int) $row['user_id'],
            'at' => (int) $row['opened_at'],
            'way' => $row['way'] === 'preview' ? 'preview' : 'download',
            'file' => (string) $row['file_name'],
        ], $this->sql->fetchRows(
            'SELECT user_id, way, file_name, opened_at FROM %i WHERE application_id = %d ORDER BY id DESC LIMIT %d',
            $this->table(),
            $application,
            $limit
        ));
    }

    public function deleteByPost(int $id, WP_Post $post): void
    {
        if ($post->post_type === PostTypes::APPLICATION) {
            $this->sql->execute('DELETE FROM %i WHERE application_id = %d', $this->table(), $id);
        }
    }

    private function table(): string
    {
        return $this->sql->table(RecruitingTables::OPENED_FILES);
    }
}
