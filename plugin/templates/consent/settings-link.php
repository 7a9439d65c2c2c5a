<?php

/**
 * The link that reopens the consent banner, for themes that print no link to the privacy policy.
 *
 * @package CourantDesk
 *
 * @var object{button: \CourantDesk\Kernel\Html} $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<aside class="courant-consent-footer" aria-label="<?php
    esc_attr_e('Privacy', 'courant-desk');
?>"><?php $view->button->print(); ?></aside>
