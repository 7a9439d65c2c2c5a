<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Admin;

/** The question before openings are deleted. Text is plain. */
final class LossView
{
    /**
     * @param list<string>            $titles    the first of them
     * @param list<string>            $sentences what is lost
     * @param array<array-key, mixed> $sent      what was asked, to be asked once more
     */
    public function __construct(
        public readonly array $titles,
        public readonly int $number,
        public readonly bool $forGood,
        public readonly array $sentences,
        private readonly array $sent,
        public readonly string $back,
    ) {
    }

    /** @return list<array{name: string, value: string}> */
    public function fields(): array
    {
        $fields = [];
        foreach ($this->sent as $name => $value) {
            foreach (is_array($value) ? $value : [$value] as $key => $one) {
                if (is_scalar($one)) {
                    $fields[] = ['name' => is_array($value) ? "{$name}[$key]" : (string) $name, 'value' => (string) $one];
                }
            }
        }

        return $fields;
    }
}
