<?php

/**
 * The container in which the settings script renders a preview of the table of contents.
 *
 * @package CourantDesk
 *
 * @var object{option: string} $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<div id="courant-contents-preview" data-option="<?php echo esc_attr($view->option); ?>"></div>
