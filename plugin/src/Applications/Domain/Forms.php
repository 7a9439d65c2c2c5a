<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** Where the form of an opening is found. */
interface Forms
{
    public function forOpening(int $opening): FormDefinition;
}
