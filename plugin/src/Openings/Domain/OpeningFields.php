<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** Lists the fields of openings. */
interface OpeningFields
{
    /** Post meta key of the Job ID. */
    public const IDENTIFIER = 'courant_identifier';

    /** @return list<OpeningField> all fields in the order of the editors */
    public function all(): array;

    /** @return list<OpeningField> fields whose values Opening::$values contains: without a property, or added */
    public function withValues(): array;

    /** @return list<OpeningField> fields of other plugins */
    public function added(): array;
}
