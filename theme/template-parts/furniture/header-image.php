<?php

/**
 * The header image that WordPress's own settings keep; advertising takes its place on the server (Spec 2.1).
 */

declare(strict_types=1);

use Courant\Customizer\Options;
use Courant\Images\Picture;

defined('ABSPATH') || exit;
?>
<div class="header-image header-image--<?php echo esc_attr(Options::choice('header_overlay')); ?>">
    <?php Picture::unhurried(static function (): void {
        the_header_image_tag(['alt' => '', 'fetchpriority' => 'auto', 'sizes' => '100vw']);
    }); ?>
</div>
