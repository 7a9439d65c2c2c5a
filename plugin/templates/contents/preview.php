<?php

/**
 * Where the settings' script draws a table of contents as it will be.
 *
 * @package CourantDesk
 *
 * @var object{option: string} $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<section id="courant-contents-preview" data-option="<?php echo esc_attr($view->option); ?>" hidden>
    <h2><?php esc_html_e('How it will look', 'courant-desk'); ?></h2>
    <div class="courant-contents-preview__frame" aria-live="polite"></div>
</section>
