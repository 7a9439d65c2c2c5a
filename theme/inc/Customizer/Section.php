<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Options that stand together in the Customizer.
 */
final class Section
{
    /**
     * @param string $id One of ours, or one that WordPress has (then its title stays).
     * @param list<Field> $fields
     */
    public function __construct(
        public readonly string $id,
        public readonly string $title,
        public readonly string $panel,
        public readonly array $fields,
        public readonly string $description = '',
    ) {
    }
}
