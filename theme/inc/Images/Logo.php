<?php

declare(strict_types=1);

namespace Courant\Images;

use Courant\Feature;

/**
 * The logo is seen first but is not what a visitor waits for: WordPress would fetch it before the
 * opening story's picture.
 */
final class Logo implements Feature
{
    public function boot(): void
    {
        add_filter('get_custom_logo_image_attributes', $this->attributes(...));
    }

    /**
     * @param array<string, mixed> $attributes
     * @return array<string, mixed>
     */
    private function attributes(array $attributes): array
    {
        return ['fetchpriority' => 'auto', 'loading' => false, 'sizes' => '288px'] + $attributes;
    }
}
