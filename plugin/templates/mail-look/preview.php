<?php

/**
 * The place of the preview below the settings of mails; it is drawn by script.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\MailLook\View\PreviewView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<div id="courant-mail-look" data-samples="<?php echo esc_attr(\CourantDesk\Kernel\InlineJson::encode($view->samples)); ?>"></div>
