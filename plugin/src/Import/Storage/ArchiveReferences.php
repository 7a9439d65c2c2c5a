<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;

/** Finds the posts that were imported from an archive by their IDs on the exported site. */
final class ArchiveReferences
{
    /** Meta key with the site and the ID of the original post. */
    public const ORIGIN = 'courant_archive_origin';
    public const FORM_TYPE = 'courant_form';

    public function __construct(
        private readonly Sql $sql,
        private readonly string $site,
    ) {
    }

    /** Replaces the ID of another imported post. */
    public function translate(string $key, mixed $value): mixed
    {
        $type = match ($key) {
            'awsm_job_id' => PostTypes::OPENING,
            'courant_duplicate_of', 'courant_update_of' => PostTypes::APPLICATION,
            'awsm_job_form_id' => self::FORM_TYPE,
            default => '',
        };
        if ($type !== '' && is_numeric($value)) {
            $found = $this->find((int) $value, $type);

            return $found > 0 ? (string) $found : $value;
        }
        if ($key === 'courant_apply' && is_array($value) && is_int($value['form'] ?? null) && $value['form'] > 0) {
            $value['form'] = $this->find($value['form'], self::FORM_TYPE);
        }

        return $value;
    }

    public function find(int $id, string $type): int
    {
        return $id === 0 ? 0 : (int) $this->sql->fetchValue(
            'SELECT p.ID FROM %i m JOIN %i p ON p.ID = m.post_id
            WHERE m.meta_key = %s AND m.meta_value = %s AND p.post_type = %s ORDER BY p.ID LIMIT 1',
            $this->sql->coreTable('postmeta'),
            $this->sql->coreTable('posts'),
            self::ORIGIN,
            $this->origin($id),
            $type,
        );
    }

    public function origin(int $id): string
    {
        return "$this->site#$id";
    }
}
