<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Kernel\Sql;

/** Whether an address has applied for an opening before. */
final class EarlierApplications
{
    public function __construct(private readonly Sql $sql)
    {
    }

    /** @return int the id of the first one that counts, or 0 */
    public function first(int $opening, string $email): int
    {
        return (int) $this->sql->value(
            'SELECT p.ID FROM %i p INNER JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s AND m.meta_value = %s WHERE p.post_parent = %d AND p.post_type = %s AND p.post_status NOT IN (%s, %s, %s, %s) ORDER BY p.ID LIMIT 1',
            $this->sql->core('posts'),
            $this->sql->core('postmeta'),
            FormDefinition::EMAIL,
            $email,
            $opening,
            ApplicationType::NAME,
            ApplicationType::SUSPECTED,
            ApplicationType::WITHDRAWN,
            ApplicationType::UPDATE,
            'trash'
        );
    }
}
