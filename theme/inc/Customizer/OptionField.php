<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Describes the Customizer field of an option.
 */
final class OptionField
{
    /**
     * @param array<string, string> $choices Labels by value, for options with choices.
     * @param string $dependsOn Only shown while this other option is on ("ticker") or has a value
     *     ("ticker_source=tag").
     */
    public function __construct(
        public readonly string $id,
        public readonly string $label,
        public readonly string $description = '',
        public readonly array $choices = [],
        public readonly string $dependsOn = '',
    ) {
    }

    public function isActive(): bool
    {
        [$option, $choice] = array_pad(explode('=', $this->dependsOn, 2), 2, '');

        return match (true) {
            $this->dependsOn === '' => true,
            $choice === '' => ThemeOptions::isEnabled($option),
            default => ThemeOptions::choice($option) === $choice,
        };
    }
}
