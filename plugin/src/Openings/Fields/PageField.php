<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningField;
use CourantDesk\Openings\Domain\SpecificationMapping;

/**
 * A text or photo below the description of an opening. The settings of the page have values for openings without their
 * own.
 *
 * @see docs/features/openings.md#hiring-steps-benefits-team-and-contact
 */
abstract class PageField extends OpeningField
{
    final public function isPublic(): bool
    {
        return true;
    }

    /** None: the page shows these fields in sections of their own. */
    final public function fact(Opening $opening, ?SpecificationMapping $printed): ?array
    {
        return null;
    }

    public function translation(): string
    {
        return 'translate';
    }
}
