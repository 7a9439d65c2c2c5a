<?php

/**
 * An ad slot.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Advertising\Frontend\AdSlotView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<div class="courant-ad" data-courant-ad="<?php echo esc_attr($view->slotId); ?>" role="group" data-label="<?php
    esc_attr_e('Advertisement', 'courant-desk');
?>" aria-label="<?php echo esc_attr($view->label()); ?>"></div>
