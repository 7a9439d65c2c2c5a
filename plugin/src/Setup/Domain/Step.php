<?php

declare(strict_types=1);

namespace CourantDesk\Setup\Domain;

/** One thing to see to before the first opening is published. Text is plain. */
final class Step
{
    /**
     * @param string $id     such as `company`
     * @param string $url    where it is done
     * @param string $button what a person presses to have it done or to say that it is, or '' where the site can tell
     */
    public function __construct(
        public readonly string $id,
        public readonly string $label,
        public readonly string $help,
        public readonly string $url,
        public readonly bool $done,
        public readonly string $button = '',
    ) {
    }
}
