<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Applications\Domain\ApplicationStatus;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;

/** Finds applications by email address, without spam, withdrawn ones, unconfirmed updates, and the trash. */
final class EarlierApplicationFinder
{
    public function __construct(private readonly Sql $sql)
    {
    }

    /**
     * Finds the first application from an email address for an opening.
     *
     * @return int ID of the first one that is not spam, withdrawn, an update, or in the trash; 0 when there is none
     */
    public function findFirst(int $opening, string $email): int
    {
        return (int) $this->sql->fetchValue(
            'SELECT p.ID FROM %i p INNER JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s AND m.meta_value = %s WHERE p.post_parent = %d AND p.post_type = %s AND p.post_status NOT IN (%s, %s, %s, %s) ORDER BY p.ID LIMIT 1',
            $this->sql->coreTable('posts'),
            $this->sql->coreTable('postmeta'),
            FormDefinition::EMAIL,
            $email,
            $opening,
            PostTypes::APPLICATION,
            ApplicationStatus::SUSPECTED,
            ApplicationStatus::WITHDRAWN,
            ApplicationStatus::UPDATE,
            'trash'
        );
    }

    /**
     * Finds the newest applications from an email address, for any opening.
     *
     * @param string $email as it was entered; in lower case it is found, too
     * @return list<int> IDs, oldest first
     */
    public function findNewest(string $email, int $limit): array
    {
        $ids = array_map('intval', $this->sql->fetchColumn(
            'SELECT DISTINCT p.ID FROM %i p INNER JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s AND m.meta_value IN (%s, %s) WHERE p.post_type = %s AND p.post_status NOT IN (%s, %s, %s, %s) ORDER BY p.ID DESC LIMIT %d',
            $this->sql->coreTable('posts'),
            $this->sql->coreTable('postmeta'),
            FormDefinition::EMAIL,
            $email,
            mb_strtolower($email),
            PostTypes::APPLICATION,
            ApplicationStatus::SUSPECTED,
            ApplicationStatus::WITHDRAWN,
            ApplicationStatus::UPDATE,
            'trash',
            $limit,
        ));

        return array_reverse($ids);
    }
}
