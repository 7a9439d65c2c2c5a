<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\FieldControl;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningField;
use CourantDesk\Openings\Domain\SpecificationMapping;

/** Base of the fields that are either set or not. */
abstract class FlagField extends OpeningField
{
    /** Returns the stored value of a set flag. */
    abstract protected function onValue(): string;

    /** Returns whether the flag of the opening is set. */
    abstract protected function isOn(Opening $opening): bool;

    /** Returns the label of the checkbox. */
    protected function controlLabel(): string
    {
        return $this->label();
    }

    public function control(): FieldControl
    {
        return FieldControl::checkbox($this->controlLabel(), $this->onValue(), __('Yes', 'courant-desk'));
    }

    public function schema(): array
    {
        return ['enum' => ['', $this->onValue()]];
    }

    public function sanitize(mixed $value): string
    {
        return $value === $this->onValue() ? $this->onValue() : '';
    }

    public function value(Opening $opening): string
    {
        return $this->isOn($opening) ? $this->onValue() : '';
    }

    public function fact(Opening $opening, ?SpecificationMapping $printed): ?array
    {
        return null;
    }

    public function exportValue(Opening $opening): bool
    {
        return $this->isOn($opening);
    }
}
