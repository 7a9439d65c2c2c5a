<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * One option as an editor sees it.
 */
final class Field
{
    /**
     * @param array<string, string> $choices Words by value, where it is a choice.
     * @param string $only Shown only while this other option is on ("ticker") or has a value ("ticker_source=tag").
     */
    public function __construct(
        public readonly string $id,
        public readonly string $label,
        public readonly string $description = '',
        public readonly array $choices = [],
        public readonly string $only = '',
    ) {
    }

    public function isShown(): bool
    {
        $parts = explode('=', $this->only, 2);

        return match (true) {
            $this->only === '' => true,
            count($parts) === 1 => Options::flag($parts[0]),
            default => Options::choice($parts[0]) === $parts[1],
        };
    }
}
