<?php

declare(strict_types=1);

namespace CourantDesk\MagazineBlocks\Frontend;

use CourantDesk\MagazineBlocks\Domain\SocialProfile;

/** View model of a list of social profiles. */
final class SocialProfilesView
{
    /** @param list<SocialProfile> $profiles */
    public function __construct(
        public readonly string $attributes,
        public readonly string $headingTag,
        public readonly string $title,
        public readonly array $profiles,
    ) {
    }
}
