<?php

/**
 * The header image of WordPress's settings. An advertisement in the header slot replaces it on the server.
 */

declare(strict_types=1);

use Courant\Customizer\ThemeOptions;
use Courant\Images\FeaturedImage;

defined('ABSPATH') || exit;
?>
<div class="header-image header-image--<?php echo esc_attr(ThemeOptions::choice('header_overlay')); ?>">
    <?php FeaturedImage::withoutHighPriority(static function (): void {
        the_header_image_tag(['alt' => '', 'fetchpriority' => 'auto', 'sizes' => '100vw']);
    }); ?>
</div>
