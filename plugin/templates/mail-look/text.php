<?php

/**
 * Paragraphs of a mail.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\MailLook\View\MailTextView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

foreach ($view->paragraphs as $courantParagraph) : ?>
    <p style="margin: 0 0 <?php echo esc_attr((string) $view->space); ?>px;">
        <?php
        // In one piece: a line of its own would put a space before a full stop.
        foreach ($courantParagraph as $courantNumber => $courantLine) {
            echo $courantNumber > 0 ? '<br>' : '';
            foreach ($courantLine as $courantPiece) {
                if ($courantPiece->url === '') {
                    echo esc_html($courantPiece->text);
                } else {
                    printf('<a class="%s" href="%s" style="%s">%s</a>', esc_attr($view->linkClass), esc_url($courantPiece->url), esc_attr($view->linkStyle), esc_html($courantPiece->text));
                }
            }
        }
        ?>
    </p>
<?php endforeach;
