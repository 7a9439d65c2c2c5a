<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Admin;

/** View model of a post's table of contents options. */
final class TableOfContentsMetaBoxView
{
    /**
     * @param string $field prefix of all field names, which follow it in brackets
     * @param array<string, string> $values    by field name
     * @param list<int> $levels empty: those of the site
     * @param list<string>          $hiddenDevices   devices on which the list is initially collapsed
     * @param array<string, string> $positionLabels
     * @param array<string, string> $deviceLabels   labels of devices
     */
    public function __construct(
        public readonly string $field,
        public readonly string $nonce,
        public readonly array $values,
        public readonly array $levels,
        public readonly bool $isHidden,
        public readonly array $hiddenDevices,
        public readonly bool $hidesNumbers,
        public readonly array $positionLabels,
        public readonly array $deviceLabels,
    ) {
    }

    public function fieldName(string $key): string
    {
        return $this->field . '[' . $key . ']';
    }

    public function fieldValue(string $key): string
    {
        return $this->values[$key] ?? '';
    }
}
