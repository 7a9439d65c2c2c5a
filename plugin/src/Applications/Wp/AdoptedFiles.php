<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Storage\AttachmentWriteBack;
use CourantDesk\Applications\Storage\FileMeta;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\Attachments;
use WP_Post;

/**
 * Applicants' files that are attachments: those of WP Job Openings, and copies that were written back for it. They are
 * deleted with their application. Who may read them: AttachmentAccessPolicy.
 */
final class AdoptedFiles implements Attachments
{
    public function __construct(private readonly Sql $sql)
    {
    }

    /** @return list<array{id: int, name: string}> attachments of the application, without copies of files that the private store has */
    public function of(int $application): array
    {
        $listed = array_filter($this->attachmentsOf($application), static fn (int $id): bool => get_post_meta($id, FileMeta::FILE_ID, true) === '');

        return array_map(static fn (int $id): array => ['id' => $id, 'name' => self::name($id)], array_values($listed));
    }

    /** Whether an attachment is that application's: below it, or named by it and marked as a CV while it is below nothing. */
    public function isOf(int $attachment, int $application): bool
    {
        $post = $attachment > 0 ? get_post($attachment) : null;
        if (!$post instanceof WP_Post || $post->post_type !== 'attachment' || get_post_type($application) !== ApplicationType::NAME) {
            return false;
        }

        return $post->post_parent === $application || (
            $post->post_parent === 0
            && get_post_meta($application, 'courant_reference', true) === ''
            && self::isMarked($attachment)
            && get_post_meta($application, FileMeta::ATTACHMENT_ID, true) === (string) $attachment
        );
    }

    public function find(int $attachment, int $application): ?array
    {
        $owner = $application > 0 ? $application : $this->applicationOf($attachment);

        return $this->isOf($attachment, $owner) ? ['path' => (string) get_attached_file($attachment), 'name' => self::name($attachment), 'application' => $owner] : null;
    }

    public function findStored(int $attachment, int $application): ?array
    {
        $owner = $application > 0 ? $application : $this->formerApplication($attachment);
        $file = $owner > 0 ? $this->formerFile($owner, $attachment) : 0;

        return $file > 0 ? ['file' => $file, 'application' => $owner] : null;
    }

    /** Id of the application that the attachment belongs to, 0 when none does. */
    public function applicationOf(int $attachment): int
    {
        $parent = (int) wp_get_post_parent_id($attachment);
        if ($parent > 0) {
            return $this->isOf($attachment, $parent) ? $parent : 0;
        }
        $naming = $this->sql->column(
            'SELECT post_id FROM %i WHERE meta_key = %s AND meta_value = %s ORDER BY post_id LIMIT 10',
            $this->sql->core('postmeta'),
            FileMeta::ATTACHMENT_ID,
            (string) $attachment
        );
        foreach ($naming as $application) {
            if ($this->isOf($attachment, (int) $application)) {
                return (int) $application;
            }
        }

        return 0;
    }

    public static function name(int $attachment): string
    {
        $name = get_post_meta($attachment, FileMeta::ATTACHMENT_NAME, true);

        return is_string($name) && $name !== '' ? $name : basename((string) get_attached_file($attachment));
    }

    /** Whether an attachment is an applicant's file by its own data: it has an applicant's file name, or it is in WP Job Openings' folder. */
    public static function isMarked(int $attachment): bool
    {
        $file = get_post_meta($attachment, '_wp_attached_file', true);

        return (is_string($file) && str_starts_with($file, AttachmentWriteBack::FOLDER . '/'))
            || get_post_meta($attachment, FileMeta::ATTACHMENT_NAME, true) !== '';
    }

    /** Whether an attachment is an applicant's file; may need its parent from the database, which isMarked() never does. */
    public static function isApplicantFile(WP_Post $post): bool
    {
        return $post->post_type === 'attachment' && (
            self::isMarked($post->ID)
            || ($post->post_parent > 0 && get_post_type($post->post_parent) === ApplicationType::NAME)
        );
    }

    /** SQL condition on the table of posts that is true for applicants' attachments; the same rule as isApplicantFile(). */
    public function condition(): string
    {
        return sprintf(
            '(%1$s.post_type = \'attachment\' AND ('
            . 'EXISTS (SELECT 1 FROM %1$s courant_parent WHERE courant_parent.ID = %1$s.post_parent AND courant_parent.post_type = \'%3$s\')'
            . ' OR EXISTS (SELECT 1 FROM %2$s courant_file WHERE courant_file.post_id = %1$s.ID AND ('
            . 'courant_file.meta_key = \'%4$s\' OR (courant_file.meta_key = \'_wp_attached_file\' AND courant_file.meta_value LIKE \'%5$s/%%\')))))',
            $this->sql->core('posts'),
            $this->sql->core('postmeta'),
            ApplicationType::NAME,
            FileMeta::ATTACHMENT_NAME,
            AttachmentWriteBack::FOLDER,
        );
    }

    /** Number of applicants' attachments. */
    public function count(): int
    {
        $rows = $this->sql->given('SELECT COUNT(*) AS number FROM ' . $this->sql->core('posts') . ' WHERE ' . $this->condition());

        return (int) ($rows[0]['number'] ?? 0);
    }

    /** @return list<int> ids of applicants' attachments, ascending */
    public function after(int $attachment, int $limit): array
    {
        $rows = $this->sql->given(sprintf(
            'SELECT ID FROM %s WHERE ID > %d AND %s ORDER BY ID LIMIT %d',
            $this->sql->core('posts'),
            $attachment,
            $this->condition(),
            $limit
        ));

        return array_map(static fn (array $row): int => (int) $row['ID'], $rows);
    }

    /** Id of the stored file that an attachment became when it was moved into the private store, 0 when it was not moved. */
    public function formerFile(int $application, int $attachment): int
    {
        foreach ((array) get_post_meta($application, FileMeta::FORMER_ATTACHMENT, false) as $mark) {
            if (is_string($mark) && str_starts_with($mark, "$attachment:")) {
                return (int) substr($mark, strlen("$attachment:"));
            }
        }

        return 0;
    }

    /** Id of the application that an attachment belonged to before it was moved into the private store, 0 when it was not moved. */
    public function formerApplication(int $attachment): int
    {
        return (int) $this->sql->value(
            'SELECT post_id FROM %i WHERE meta_key = %s AND meta_value LIKE %s LIMIT 1',
            $this->sql->core('postmeta'),
            FileMeta::FORMER_ATTACHMENT,
            $attachment . ':%'
        );
    }

    /** Deletes the attachments of an application, copies that were written back too. */
    public function discard(int $application): void
    {
        foreach ($this->attachmentsOf($application) as $attachment) {
            wp_delete_attachment($attachment, true);
        }
    }

    /** @return list<int> */
    private function attachmentsOf(int $application): array
    {
        $ids = array_map('intval', $this->sql->column(
            "SELECT ID FROM %i WHERE post_type = 'attachment' AND post_parent = %d AND post_parent > 0 ORDER BY ID",
            $this->sql->core('posts'),
            $application
        ));
        $named = get_post_meta($application, FileMeta::ATTACHMENT_ID, true);
        $named = is_numeric($named) ? (int) $named : 0;
        if (!in_array($named, $ids, true) && $this->isOf($named, $application)) {
            $ids[] = $named;
        }

        return $ids;
    }
}
