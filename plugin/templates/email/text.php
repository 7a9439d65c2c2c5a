<?php

/**
 * Paragraphs of an email.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Email\Frontend\EmailTextView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

foreach ($view->paragraphs as $courantParagraph) : ?>
    <p style="margin: 0 0 <?php echo esc_attr((string) $view->paragraphSpacing); ?>px;">
        <?php
        // Printed without line breaks, because a line break would add a space before a full stop.
        foreach ($courantParagraph as $courantNumber => $courantLine) {
            echo $courantNumber > 0 ? '<br>' : '';
            if ($view->isButton($courantParagraph, $courantNumber)) {
                printf(
                    '<a class="courant-email-button" href="%s" style="%s">%s</a>',
                    esc_url($courantLine[0]->url),
                    esc_attr($view->buttonStyle),
                    esc_html($view::buttonLabel($courantLine[0]->url)),
                );
                continue;
            }
            foreach ($courantLine as $courantPiece) {
                if ($courantPiece->url === '') {
                    echo esc_html($courantPiece->text);
                } else {
                    printf(
                        '<a class="%s" href="%s" style="%s">%s</a>',
                        esc_attr($view->linkClass),
                        esc_url($courantPiece->url),
                        esc_attr($view->linkStyle),
                        esc_html($courantPiece->text),
                    );
                }
            }
        }
        ?>
    </p>
<?php endforeach;
