<?php

/**
 * HTML part of every email. It uses tables and inline styles, because email clients support little else. The style
 * sheet in the head is only for clients with dark mode.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Email\Frontend\HtmlEmailView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

use CourantDesk\Email\Domain\EmailPalette;

$courantFont = 'font-family: -apple-system, \'Segoe UI\', Roboto, Helvetica, Arial, sans-serif;';
$courantAccent = $view->palette->accent;
$courantTextColor = $view->palette->textColor;

?>
<!DOCTYPE html>
<html lang="<?php echo esc_attr($view->language); ?>" dir="<?php echo esc_attr($view->direction); ?>">
<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title><?php echo esc_html($view->subject); ?></title>
    <style>
        :root { color-scheme: light dark; supported-color-schemes: light dark; }
        @media (prefers-color-scheme: dark) {
            .courant-email-body { background-color: <?php echo esc_html(EmailPalette::DARK_BACKGROUND); ?> !important; }
            .courant-email-content { background-color: <?php
                echo esc_html(EmailPalette::DARK_CONTENT_BACKGROUND);
            ?> !important; }
            .courant-email-text { color: <?php echo esc_html(EmailPalette::DARK_TEXT); ?> !important; }
            .courant-email-muted { color: <?php echo esc_html(EmailPalette::DARK_MUTED_TEXT); ?> !important; }
            .courant-email-button { background-color: <?php
                echo esc_html(EmailPalette::DARK_TEXT);
            ?> !important; color: <?php echo esc_html(EmailPalette::DARK_CONTENT_BACKGROUND); ?> !important; }
            .courant-email-logo { display: none !important; }
            .courant-email-dark-logo { display: block !important; }
            .courant-link { color: <?php echo esc_html($view->palette->darkModeAccent()); ?> !important; }
        }
    </style>
</head>
<body class="courant-email-body" style="margin: 0; padding: 0; background-color: <?php
    echo esc_attr($view->palette->background);
?>;">
<table class="courant-email-body" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="<?php
    echo esc_attr($view->palette->background);
?>" style="background-color: <?php echo esc_attr($view->palette->background); ?>;">
    <tr>
        <td align="center" style="padding: 24px 12px;">
            <table role="presentation" dir="<?php
                echo esc_attr($view->direction);
            ?>" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 600px;">
                <tr>
                    <td class="courant-email-content" align="<?php
                        echo esc_attr($view->startAlignment());
                    ?>" bgcolor="<?php
                        echo esc_attr($view->palette->contentBackground);
                    ?>" style="padding: 20px 28px; background-color: <?php
                        echo esc_attr($view->palette->contentBackground);
                    ?>; border-top: 4px solid <?php
                        echo esc_attr($courantAccent);
                    ?>; <?php echo esc_attr($courantFont); ?>">
                        <?php if ($view->logo !== null) : ?>
                            <a href="<?php
                                echo esc_url($view->homeUrl);
                            ?>" style="text-decoration: none; color: <?php
                                echo esc_attr($courantTextColor);
                            ?>;">
                                <?php // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- email clients need one source with width and height. ?>
                                <img<?php
                                    echo $view->darkLogo === null ? '' : ' class="courant-email-logo"';
                                ?> src="<?php echo esc_url($view->logo->url); ?>" width="<?php
                                echo esc_attr((string) $view->logo->width);
?>" height="<?php echo esc_attr((string) $view->logo->height); ?>" alt="<?php
                                echo esc_attr($view->company);
?>" style="display: block; border: 0; font-size: 24px; font-weight: bold; line-height: 1.2; text-decoration: none; color: <?php
                                echo esc_attr($courantTextColor);
?>; background-color: <?php
                                echo esc_attr($view->palette->contentBackground);
?>;">
                                <?php if ($view->darkLogo !== null) : ?>
                                    <?php // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- email clients need one source with width and height. ?>
                                    <img class="courant-email-dark-logo" src="<?php
                                        echo esc_url($view->darkLogo->url);
                                    ?>" width="<?php
                                        echo esc_attr((string) $view->darkLogo->width);
?>" height="<?php echo esc_attr((string) $view->darkLogo->height); ?>" alt="<?php
                                        echo esc_attr($view->company);
?>" style="display: none; mso-hide: all; border: 0; font-size: 24px; font-weight: bold; line-height: 1.2; text-decoration: none; color: <?php
                                        echo esc_attr(EmailPalette::DARK_TEXT);
?>; background-color: <?php
                                        echo esc_attr(EmailPalette::DARK_CONTENT_BACKGROUND);
?>;">
                                <?php endif; ?>
                            </a>
                        <?php else : ?>
                            <span class="courant-email-text" style="font-size: 20px; font-weight: bold; line-height: 1.3; color: <?php
                                echo esc_attr($courantTextColor);
                            ?>;"><?php echo esc_html($view->company); ?></span>
                        <?php endif; ?>
                    </td>
                </tr>
                <tr>
                    <td class="courant-email-content courant-email-text" align="<?php
                        echo esc_attr($view->startAlignment());
                    ?>" bgcolor="<?php
                        echo esc_attr($view->palette->contentBackground);
                    ?>" style="padding: 8px 28px 28px; background-color: <?php
                        echo esc_attr($view->palette->contentBackground);
                    ?>; color: <?php
                        echo esc_attr($courantTextColor);
                    ?>; font-size: 16px; line-height: 1.55; word-break: break-word; overflow-wrap: anywhere; <?php
                        echo esc_attr($courantFont);
                    ?>">
                        <?php $view->text->print(); ?>
                    </td>
                </tr>
                <?php if (!$view->footer->isEmpty()) : ?>
                    <tr>
                        <td class="courant-email-muted" align="<?php
                            echo esc_attr($view->startAlignment());
                        ?>" style="padding: 16px 28px; color: <?php
                            echo esc_attr($courantTextColor);
                        ?>; font-size: 13px; line-height: 1.5; <?php echo esc_attr($courantFont); ?>">
                            <?php $view->footer->print(); ?>
                        </td>
                    </tr>
                <?php endif; ?>
            </table>
        </td>
    </tr>
</table>
</body>
</html>
