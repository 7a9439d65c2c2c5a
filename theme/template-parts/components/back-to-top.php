<?php

/**
 * The link "Back to top", when it is enabled.
 *
 * @var array{offered: bool} $args
 */

declare(strict_types=1);

use Courant\Customizer\ThemeOptions;
use Courant\Islands;

defined('ABSPATH') || exit;
?>
<div class="back-to-top"<?php Islands::printAttributes('back-to-top', 'gesture'); ?>>
    <?php if ($args['offered']) : ?>
        <a class="back-to-top__link" href="#<?php
            // A sticky header has no box that could have focus.
            echo ThemeOptions::isEnabled('header_sticky') ? 'top' : 'masthead';
        ?>"><span class="screen-reader-text"><?php
            esc_html_e('Back to top', 'courant');
        ?></span></a>
    <?php endif; ?>
</div>
