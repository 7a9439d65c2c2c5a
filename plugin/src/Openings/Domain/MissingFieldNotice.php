<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** Describes what the block editor shows before publishing when a field is empty. */
final class MissingFieldNotice
{
    /**
     * @param string $message   translated, why the field matters
     * @param string $action    translated label of the button that opens the field
     * @param string $elementId of the element that gets the focus; '' for the field's input
     */
    public function __construct(
        public readonly string $message,
        public readonly string $action,
        public readonly string $elementId = '',
    ) {
    }
}
