<?php

declare(strict_types=1);

namespace Courant\Content;

use Courant\ConditionalStylesheets;
use Courant\Module;

/**
 * Renders the password form with a unique ID each time and a label that stays visible.
 */
final class PasswordForm implements Module
{
    public function boot(): void
    {
        // WordPress 6.8 and newer pass the reason why the last attempt failed.
        add_filter('the_password_form', $this->renderForm(...), 10, 3);
    }

    private function renderForm(mixed $html, mixed $post = null, mixed $refused = ''): string
    {
        ConditionalStylesheets::enqueueStylesheet('password');
        $id = 'password-' . ($post instanceof \WP_Post ? $post->ID : 0);

        $refused = is_string($refused) && $refused !== '' ? $refused : '';

        return sprintf(
            '<form class="password-form" action="%1$s" method="post"><p id="%2$s-why">%3$s%6$s</p>'
            . '<input type="hidden" name="redirect_to" value="%7$s">'
            . '<p class="password-form__row"><label for="%2$s">%4$s</label>'
            . '<input name="post_password" id="%2$s" type="password" required autocomplete="off" spellcheck="false" aria-describedby="%2$s-why">'
            . '<button type="submit" class="button">%5$s</button></p></form>',
            esc_url(add_query_arg('action', 'postpass', wp_login_url())),
            esc_attr($id),
            esc_html__('This content is password protected. Enter the password to view it.', 'courant'),
            esc_html__('Password', 'courant'),
            esc_html__('Open', 'courant'),
            $refused === '' ? '' : ' <strong role="alert">' . esc_html($refused) . '</strong>',
            esc_url($post instanceof \WP_Post ? get_permalink($post) : home_url('/'))
        );
    }
}
