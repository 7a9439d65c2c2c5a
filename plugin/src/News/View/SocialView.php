<?php

declare(strict_types=1);

namespace CourantDesk\News\View;

use CourantDesk\News\Domain\Profile;

/** Links to profiles. */
final class SocialView
{
    /** @param list<Profile> $profiles */
    public function __construct(
        public readonly string $attributes,
        public readonly string $heading,
        public readonly string $title,
        public readonly array $profiles,
    ) {
    }
}
