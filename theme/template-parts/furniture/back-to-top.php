<?php

/**
 * A link back to the top, where it is offered.
 *
 * @var array{offered: bool} $args
 */

declare(strict_types=1);

use Courant\Islands;

defined('ABSPATH') || exit;
?>
<div class="to-top"<?php Islands::mark('to-top', 'gesture'); ?>>
    <?php if ($args['offered']) : ?>
        <a class="to-top__link" href="#masthead"><span class="screen-reader-text"><?php esc_html_e('Back to top', 'courant'); ?></span></a>
    <?php endif; ?>
</div>
