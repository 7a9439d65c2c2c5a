<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

/** View model of the confirmation before openings are deleted. Text is plain. */
final class DeletionConfirmationView
{
    /**
     * @param list<string> $titles titles of the first openings
     * @param list<string> $impact sentences about the data that is deleted
     * @param array<array-key, mixed> $requestParameters parameters of the original request, sent again on confirmation
     */
    public function __construct(
        public readonly array $titles,
        public readonly int $count,
        public readonly bool $isPermanent,
        public readonly array $impact,
        private readonly array $requestParameters,
        public readonly string $backUrl,
    ) {
    }

    /** @return list<array{name: string, value: string}> */
    public function hiddenFields(): array
    {
        $fields = [];
        foreach ($this->requestParameters as $name => $value) {
            foreach (is_array($value) ? $value : [$value] as $key => $item) {
                if (is_scalar($item)) {
                    $fields[] = [
                        'name' => is_array($value) ? "{$name}[$key]" : (string) $name,
                        'value' => (string) $item,
                    ];
                }
            }
        }

        return $fields;
    }
}
