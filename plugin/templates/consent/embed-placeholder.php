<?php

/**
 * A blocked embed: its HTML in a template element, and the placeholder.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Consent\Frontend\EmbedPlaceholderView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<div class="courant-embed<?php
    echo $view->embed->isScript ? ' courant-embed-script' : '';
?>" data-courant-embed="<?php echo esc_attr($view->category); ?>" style="<?php
    echo esc_attr($view->style());
?>"><template><?php $view->embedHtml->print(); ?></template><div class="courant-embed-consent"><p><?php
    echo esc_html($view->noticeText());
?></p><button type="button" data-courant-show><?php echo esc_html($view->buttonText()); ?></button>
<?php if ($view->embed->publicUrl() !== '') : ?>
    <a href="<?php echo esc_url($view->embed->publicUrl()); ?>" rel="noopener"><?php
        echo esc_html($view->linkText());
    ?></a>
<?php endif; ?>
</div></div>
