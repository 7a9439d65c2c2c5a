<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Domain;

use CourantDesk\PrivateFiles\Domain\FileKind;

/** Defines one form field: its HTML, its validation in browser and server, its storage, and its display in wp-admin. */
final class FormField
{
    /**
     * @param string                $name     name in the request, such as `awsm_applicant_name`
     * @param string                $id       HTML id
     * @param string                $label    plain text
     * @param array<array-key, string> $choices value => label
     * @param string                $rule     an additional validation rule of WP Job Openings, such as `email`, or ''
     * @param string                $invalidMessage  message for an invalid value; '' means the default
     * @param string                $requiredMessage  message for a missing value; '' means the default
     * @param string                $html   trusted HTML printed after the control, or (consent) as the label
     * @param list<string>          $classes  additional classes of the control
     * @param int                   $maxLength      characters
     * @param 'full'|'half'         $width
     * @param string                $minValue    minimum number, or earliest date; '' for none
     * @param string                $maxValue     maximum number, or latest date; '' for none
     * @param int                   $minLength      characters
     * @param int                   $maxFiles    maximum number of files
     * @param list<FileKind>        $fileKinds    accepted file kinds; empty means those of the site
     * @param int                   $maxMegabytes maximum size of a file; 0 means the limit of the site
     */
    public function __construct(
        public readonly string $name,
        public readonly FieldType $type,
        public readonly string $id,
        public readonly string $label,
        public readonly bool $required = true,
        public readonly array $choices = [],
        public readonly string $value = '',
        public readonly string $autocomplete = '',
        public readonly string $inputMode = '',
        public readonly string $help = '',
        public readonly string $rule = '',
        public readonly string $invalidMessage = '',
        public readonly string $requiredMessage = '',
        public readonly string $html = '',
        public readonly array $classes = [],
        public readonly bool $labelAfter = false,
        public readonly int $maxLength = 1000,
        public readonly string $width = 'full',
        public readonly string $minValue = '',
        public readonly string $maxValue = '',
        public readonly int $minLength = 0,
        public readonly int $maxFiles = 1,
        public readonly array $fileKinds = [],
        public readonly ?FieldConditions $condition = null,
        public readonly int $maxMegabytes = 0,
    ) {
    }

    /** Returns the maximum size of a file in bytes. */
    public function maxFileBytes(int $siteLimit): int
    {
        return $this->maxMegabytes > 0 ? min($siteLimit, $this->maxMegabytes * 1024 * 1024) : $siteLimit;
    }

    /** Returns the value for display: the labels of choices. */
    public function displayValue(string $value): string
    {
        return $this->type->hasChoices() ? $this->choices[$value] ?? $value : $value;
    }
}
