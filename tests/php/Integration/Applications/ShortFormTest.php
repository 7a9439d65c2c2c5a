<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantDesk\ApplicationForms\Storage\FormRepository;
use CourantDesk\Kernel\Sql;
use CourantTests\Support\Applications\ApplicationsTestCase;

/** The standard form of new sites, and of sites that had openings before. */
final class ShortFormTest extends ApplicationsTestCase
{
    public function testANewSiteRequiresOnlyCvNameAndEmail(): void
    {
        update_option('courant_short_form', '1');
        $id = $this->opening()->ID;
        self::assertSame(
            ['awsm_file', 'awsm_applicant_name', 'awsm_applicant_email'],
            self::requiredFields($this->http('GET', (string) get_permalink($id))->body),
        );
        $response = $this->submit($id, ['awsm_applicant_phone' => '', 'awsm_applicant_letter' => '']);
        self::assertSame([], $response->errors);
    }

    public function testAnExistingSiteRequiresPhoneAndCoverLetterToo(): void
    {
        update_option('courant_short_form', '0');
        $id = $this->opening()->ID;
        self::assertSame(
            [
                'awsm_file', 'awsm_applicant_name', 'awsm_applicant_email', 'awsm_applicant_phone',
                'awsm_applicant_letter',
            ],
            self::requiredFields($this->http('GET', (string) get_permalink($id))->body),
        );
    }

    public function testOnlyASiteWithoutOpeningsIsNew(): void
    {
        $forms = new FormRepository(Sql::fromGlobal());
        $install = static function () use ($forms): mixed {
            delete_option('courant_short_form');
            $forms->install();

            return get_option('courant_short_form');
        };
        delete_option('courant_standard_form');
        $this->opening();
        self::assertSame('0', $install(), 'with an opening');
        delete_option('courant_standard_form');
        $all = ['post_type' => 'awsm_job_openings', 'post_status' => 'any', 'numberposts' => -1];
        foreach (get_posts($all) as $post) {
            wp_delete_post($post->ID, true);
        }
        self::assertSame('1', $install(), 'without openings');
        self::assertSame('0', $install(), 'activated before, by an earlier version');
    }

    /** @return list<string> names of the required fields, without the consent */
    private static function requiredFields(string $html): array
    {
        preg_match_all('~<(?:input|textarea)\b[^>]*\bname="(awsm_(?:file|applicant)[^"]*)"[^>]*~', $html, $found);
        $required = [];
        foreach ($found[1] as $index => $name) {
            if (preg_match('/\srequired\b/', $found[0][$index]) === 1) {
                $required[] = $name;
            }
        }

        return $required;
    }
}
