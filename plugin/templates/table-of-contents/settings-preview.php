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
<section id="courant-contents-preview" data-option="<?php
    echo esc_attr($view->option);
?>" aria-labelledby="courant-contents-preview-title" hidden>
    <h2 id="courant-contents-preview-title"><?php esc_html_e('Preview', 'courant-desk'); ?></h2>
    <p class="screen-reader-text" role="status" data-words="<?php
        esc_attr_e('Preview updated.', 'courant-desk');
    ?>"></p>
    <div class="courant-contents-preview__frame"></div>
</section>
