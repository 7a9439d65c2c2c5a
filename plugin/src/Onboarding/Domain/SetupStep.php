<?php

declare(strict_types=1);

namespace CourantDesk\Onboarding\Domain;

/** Represents one step of the setup before the first opening is published. Text is plain. */
final class SetupStep
{
    /**
     * @param string $id     such as `company`
     * @param string $url URL of the screen for the step
     * @param string $button label of the button that performs or confirms the step, or '' when its completion is
     *     detected automatically
     */
    public function __construct(
        public readonly string $id,
        public readonly string $label,
        public readonly string $help,
        public readonly string $url,
        public readonly bool $isDone,
        public readonly string $button = '',
    ) {
    }
}
