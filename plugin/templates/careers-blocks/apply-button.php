<?php

/**
 * Link to the application form of an opening.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\CareersBlocks\Frontend\ApplyButtonView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<p class="courant-opening-apply"><a href="<?php echo esc_url($view->url); ?>"><?php
    esc_html_e('Apply now', 'courant-desk');
?></a></p>
