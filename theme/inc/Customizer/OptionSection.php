<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Represents a group of options in the Customizer.
 */
final class OptionSection
{
    /**
     * @param string $id ID of a section of the theme, or of a core section (which keeps its title).
     * @param list<OptionField> $fields
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
