<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantDesk\Kernel\Sql;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_User;

/** Tests the validation of settings, and the effect of settings on time zones and closed openings. */
final class OpeningsSettingsTest extends SiteTestCase
{
    /**
     * @return iterable<string, array{string, string, mixed, string}> module, setting, invalid value, part of the
     *     message
     */
    public static function badValues(): iterable
    {
        yield 'a URL without content' => ['jobs', 'slug', '///', 'URL slug of openings'];
        yield 'a URL of symbols' => ['jobs', 'slug', '?!', 'URL slug of openings'];
        yield 'a slug that WordPress reserves' => ['jobs', 'slug', 'wp-admin', 'URL slug of openings'];
        yield 'a URL of a specification' => ['jobs', 'slug', 'job-category', 'URL slug of openings'];
        yield 'no file kind' => ['applications', 'types', [''], 'Accepted file types'];
        yield 'proxies that are not IP addresses' => [
            'applications', 'proxies', '10.0.0.1 proxy.example', 'IP addresses of trusted proxies',
        ];
        yield 'a number as text' => ['applications', 'max_megabytes', 'ten', 'Maximum file size (MB)'];
        yield 'a number too large' => ['applications', 'grace_minutes', '99999', 'Grace period after closing'];
        yield 'no number' => ['applications', 'limit', '', 'Maximum applications per minute'];
        yield 'an invalid choice' => ['jobs', 'uninstall', 'explode', 'When the plugin is deleted'];
    }

    #[DataProvider('badValues')]
    public function testAnInvalidValueIsReportedAndTheStoredOneIsKept(
        string $group,
        string $setting,
        mixed $bad,
        string $error,
    ): void {
        $owner = $this->user('administrator');
        $this->save($owner, $group, []);
        $before = get_option("courant_$group");

        $page = $this->save($owner, $group, [$setting => $bad]);

        self::assertSame(1, substr_count($page, 'settings-error'), 'one error');
        self::assertMatchesRegularExpression(
            '~settings-error[^>]*>\s*<p>\s*<strong>[^<]*' . preg_quote($error, '~') . '~',
            $page,
        );
        self::assertEquals($before, get_option("courant_$group"));
    }

    public function testEveryTabIsSavedUnchangedWithoutAnError(): void
    {
        $owner = $this->user('hr');
        foreach (['jobs', 'listings', 'applications', 'job_views'] as $group) {
            $page = $this->http(
                'GET',
                "/wp-admin/edit.php?post_type=awsm_job_openings&page=awsm-jobs-settings&tab=$group",
                as: $owner,
            );
            self::assertSame(200, $page->status);
            self::assertTrue(str_contains($page->body, "name=\"courant_{$group}["), $group);
            $this->save($owner, $group, []);
            $before = get_option("courant_$group");
            $dom = new \DOMDocument();
            @$dom->loadHTML($page->body);
            $sent = [];
            $fields = (new \DOMXPath($dom))->query('//form[@action="options.php"]//*[self::input[not(@type="checkbox") or @checked] or self::textarea or self::select][@name]');
            foreach ($fields === false ? [] : $fields as $field) {
                /** @var \DOMElement $field */
                $option = (new \DOMXPath($dom))->query('.//option[@selected]', $field);
                $value = $field->nodeName === 'textarea' ? $field->textContent : (
                    $field->nodeName === 'select' && $option !== false && $option->item(0) instanceof \DOMElement
                    ? $option->item(0)->getAttribute('value')
                    : $field->getAttribute('value')
                );
                $sent[] = rawurlencode($field->getAttribute('name')) . '=' . rawurlencode($value);
            }
            $response = $this->http(
                'POST',
                '/wp-admin/options.php',
                implode('&', $sent),
                headers: ['Content-Type' => 'application/x-www-form-urlencoded'],
                as: $owner,
            );
            self::assertSame(302, $response->status, $group);
            wp_cache_flush();
            self::assertEquals($before, get_option("courant_$group"), $group);
        }
    }

    public function testSettingsNeedANonceAndTheRightToManage(): void
    {
        foreach (['editor' => true, 'subscriber' => true, 'hr' => false] as $role => $nonce) {
            $user = $this->user($role);
            $body = [
                'option_page' => 'courant_jobs',
                'action' => 'update',
                'courant_jobs' => ['company' => 'Hacked'],
                '_wpnonce' => $nonce ? $this->nonceOf($user, 'courant_jobs-options') : 'x',
            ];
            self::assertSame(403, $this->http('POST', '/wp-admin/options.php', $body, as: $user)->status, $role);
        }
        self::assertNotSame('Hacked', ((array) get_option('courant_jobs'))['company'] ?? '');
    }

    public function testAnOpeningIsOpenUntilTheEndOfItsLastDayInAnyTimeZone(): void
    {
        foreach (['Pacific/Kiritimati', 'Etc/GMT+12', 'Europe/Berlin'] as $zone) {
            update_option('timezone_string', $zone);
            $today = wp_date('Y-m-d');
            $yesterday = wp_date('Y-m-d', time() - DAY_IN_SECONDS);
            $open = $this->opening(['meta' => ['awsm_set_exp_list' => 'set_listing', 'awsm_job_expiry' => $today]])->ID;
            $over = $this->opening(
                ['meta' => ['awsm_set_exp_list' => 'set_listing', 'awsm_job_expiry' => $yesterday]]
            )->ID;
            do_action('awsm_check_for_expired_jobs');
            self::assertSame(['publish', 'expired'], [get_post_status($open), get_post_status($over)], $zone);
        }
        update_option('timezone_string', '');
        update_option('gmt_offset', 14);
        $open = $this->opening(
            ['meta' => ['awsm_set_exp_list' => 'set_listing', 'awsm_job_expiry' => wp_date('Y-m-d')]]
        )->ID;
        do_action('awsm_check_for_expired_jobs');
        self::assertSame('publish', get_post_status($open));
        self::assertSame(200, $this->http('GET', (string) get_permalink($open))->status);
    }

    public function testAnOpeningIsClosedWhenCronIsLate(): void
    {
        $id = $this->opening(
            ['title' => 'Late', 'meta' => ['courant_closing_at' => wp_date('Y-m-d\TH:i', time() + 3600)]]
        )->ID;
        update_post_meta($id, 'courant_closing_at', wp_date('Y-m-d\TH:i', time() - 7200));
        $sql = Sql::fromGlobal();
        $sql->execute("UPDATE %i SET post_status = 'publish' WHERE ID = %d", $sql->coreTable('posts'), $id);
        clean_post_cache($id);
        update_option('cron', ['version' => 2]);

        $page = $this->http('GET', (string) get_permalink($id));

        self::assertTrue(str_contains($page->body, 'courant-opening-closed'));
        self::assertFalse(str_contains($page->body, 'name="awsm_applicant_name"'));
        self::assertFalse(str_contains($this->http('GET', '/job-openings/')->body, '>Late<'));
    }

    /** @param array<string, mixed> $values */
    private function save(WP_User $as, string $group, array $values): string
    {
        $body = [
            'option_page' => "courant_$group", 'action' => 'update',
            '_wpnonce' => $this->nonceOf($as, "courant_$group-options"), "courant_$group" => $values,
            '_wp_http_referer' => "/wp-admin/edit.php?post_type=awsm_job_openings&page=awsm-jobs-settings&tab=$group",
        ];
        $response = $this->http('POST', '/wp-admin/options.php', $body, as: $as);
        $target = (string) wp_parse_url($response->header('Location'), PHP_URL_PATH) . '?'
            . (string) wp_parse_url($response->header('Location'), PHP_URL_QUERY);

        return $this->http('GET', $target, as: $as)->body;
    }
}
