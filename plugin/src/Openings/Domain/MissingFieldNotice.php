<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** Describes the notice that the block editor shows before publishing when a field is empty. */
final class MissingFieldNotice
{
    /**
     * @param string $message translated reason for filling in the field
     * @param string $action    translated label of the button that opens the field
     * @param string $elementId ID of the element that receives the focus; '' for the field's input
     */
    public function __construct(
        public readonly string $message,
        public readonly string $action,
        public readonly string $elementId = '',
    ) {
    }
}
