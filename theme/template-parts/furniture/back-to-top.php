<?php

/**
 * A link back to the top.
 */

declare(strict_types=1);

use Courant\Islands;

defined('ABSPATH') || exit;
?>
<div class="to-top"<?php Islands::mark('to-top', 'gesture'); ?>>
    <a class="to-top__link" href="#masthead"><span class="screen-reader-text"><?php esc_html_e('Back to top', 'courant'); ?></span></a>
</div>
