<?php

/**
 * Container of the email preview below the email settings. JavaScript renders its content.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Email\Admin\EmailPreviewView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<div id="courant-email-preview" data-samples="<?php
    echo esc_attr(\CourantDesk\Kernel\InlineJson::encode($view->sampleTitles));
?>"></div>
